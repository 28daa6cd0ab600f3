import { once } from "node:events";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { createServer, Socket } from "node:net";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import { until } from "../support/until.js";
import { expect, onTestFinished, test } from "vitest";
import { bounds } from "../../src/bounds/bounds.js";
import { parseSettings } from "../../src/config/load-settings.js";
import { connectControl } from "../../src/control/connect-control.js";
import { listenOnSocket } from "../../src/control/listen-on-socket.js";
import { paths } from "../../src/control/protocol.js";
import { createSessions } from "../../src/control/sessions.js";
import { FolderInUseError } from "../../src/storage/embedded/folder-in-use-error.js";
import { openForCommand } from "../../src/operator/open-for-command.js";
import type { Database } from "../../src/storage/database.js";
import { openExistingStorage } from "../../src/storage/open-existing-storage.js";
import { addWorkspace } from "../../src/storage/statements/workspaces.js";
import { callerOf } from "../support/caller.js";
import { type RunningCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { sharedDemo } from "../support/shared/shared-demo.js";
import { startDemo } from "../support/start-demo.js";
import { preparedFolder, prepareFolder } from "../support/storage/prepared-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { operate, serve } from "./control-commands.js";

/** Opens the database of a running service. */
async function openAsCommand(data: string) {
  const settings = parseSettings({ data });
  return (await openForCommand(settings, openExistingStorage)).storage;
}

/** How many workspaces there are that only a transaction which was rolled back has added. */
async function countLost(db: Kysely<Database>): Promise<number> {
  const lost = await db.selectFrom("workspaces").where("name", "=", "Lost").select("id").execute();
  return lost.length;
}

function newestToken(db: Kysely<Database>): Promise<{ readonly id: number }> {
  const newest = db.selectFrom("tokens").select("id").orderBy("id", "desc").limit(1);
  return newest.executeTakeFirstOrThrow();
}

async function kill({ process, ended }: RunningCommand): Promise<void> {
  process.kill("SIGKILL");
  await ended();
}

test("commands use the database of a running embedded service", async () => {
  const { data, service } = await sharedDemo();
  await writeFile(join(data, "password"), "s3cret");
  const workspace = await operate(data, "workspaces", "add", "Acme");
  const docs = ["google-docs", "Docs", "--workspace", workspace];
  const source = await operate(data, "connections", "add", ...docs);
  const target = [
    "webdav",
    "Files",
    "--workspace",
    workspace,
    "--set",
    "url=https://files.example/",
  ];
  const secret = ["--secret", `password=@${join(data, "password")}`];
  const added = ["connections", "add", ...target, ...secret, "username=env:USER_NAME"];
  const connection = await operate(data, ...added);
  expect(await operate(data, "migrate")).toBe("Migrated: nothing to do");
  expect(await operate(data, "doctor").catch(String)).toContain(`connection ${connection}`);
  await expect(operate(data, "deliveries", "retry", "msg_none")).rejects.toThrow("no message");
  const token = await operate(data, "tokens", "create", "--source", source);
  // The service accepts the token immediately: its token cache is cleared.
  expect((await callerOf(service.url, token).get("/v2/document-exports")).status).toBe(200);
  const { id } = await newestToken(service.storage.db);
  await operate(data, "tokens", "revoke", String(id));
  expect((await callerOf(service.url, token).get("/v2/document-exports")).status).toBe(401);
});

test("removes the socket at a stop, and replaces it after kill -9", async () => {
  const data = await preparedFolder();
  const first = await serve(data);
  // Only the user who runs the service may open the socket.
  expect((await stat(join(data, "control.sock"))).mode & 0o777).toBe(0o600);
  await kill(first.service);
  expect((await stat(join(data, "control.sock"))).isSocket()).toBe(true);
  expect(await operate(data, "workspaces", "list")).toBe("No results.");
  const second = await startDemo({ data });
  expect(await operate(data, "workspaces", "add", "Acme")).toBe("2");
  await second.service.stop();
  await expect(stat(join(data, "control.sock"))).rejects.toThrow("ENOENT");
});

test("refuses to start an embedded service if another process has its socket", async () => {
  const data = await preparedFolder();
  const other = createServer().listen(join(data, "control.sock"));
  onTestFinished(() => void other.close());
  await once(other, "listening");
  await expect(startDemo({ data })).rejects.toThrow("Another process listens");
});

test("closes a server whose socket cannot be created", async () => {
  const data = await temporaryFolder();
  await mkdir(join(data, "control.sock"));
  const server = createServer();
  await expect(listenOnSocket(server, data)).rejects.toThrow("control.sock");
  expect(server.listening).toBe(false);
});

test("refuses a request that is too long with a message", async () => {
  const { data } = await sharedDemo();
  const command = await connectControl(data);
  const body = Buffer.alloc(bounds.controlRequest.max + 1024 * 1024);
  await expect(command?.call(paths.statement, body)).rejects.toThrow("A request may have at most");
  await command?.close();
});

test("opens a socket for a data folder with a long path", async () => {
  const data = join(await temporaryFolder(), "a".repeat(120));
  await prepareFolder(data);
  await startDemo({ data });
  const { db, service, close } = await openAsCommand(data);
  expect(service?.pid).toBe(process.pid);
  expect(await addWorkspace(db, "Acme")).toBe(2);
  await close();
});

test("rolls back the transaction of a command whose process dies", async () => {
  const { data, service } = await sharedDemo();
  const dying = await openAsCommand(data);
  const trx = await dying.db.startTransaction().execute();
  await sql`insert into workspaces (name) values ('Lost')`.execute(trx);
  await dying.close();
  expect(await countLost(service.storage.db)).toBe(0);
});

test("rolls back a transaction that gets no statement for too long", async () => {
  const { service } = await sharedDemo();
  const { begin, statement } = createSessions(service.storage, 20);
  const socket = new Socket();
  const { transaction } = await begin({}, socket);
  // Node's server sets this timeout after each response.
  socket.setTimeout(600_000);
  const slow = "select count(*) from generate_series(1, 200000)";
  await statement({ transaction, sql: slow, parameters: [] });
  const insert = "insert into workspaces (name) values ('Lost')";
  await statement({ transaction, sql: insert, parameters: [] });
  // It waits until the transaction has ended.
  expect(await countLost(service.storage.db)).toBe(0);
  await expect(statement({ transaction, sql: slow, parameters: [] })).rejects.toThrow(
    "was rolled back",
  );
});

test("a restore pauses requests and workers until its command ends", async () => {
  const { data, service, caller, destination } = await sharedDemo();
  const command = await openAsCommand(data);
  const resume = await command.service?.pause();
  const refused = await caller.get("/v2/document-exports");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  const other = await openAsCommand(data);
  await expect(other.service?.pause()).rejects.toThrow("restoring a backup already");
  await resume?.();
  expect((await caller.get("/v2/document-exports")).status).toBe(200);
  await other.service?.pause();
  await other.close();
  await until(async () => (await caller.get("/v2/document-exports")).status === 200);
  expect(await caller.export(hostedDocument("Report"), { destination })).toMatchObject({
    status: "done",
  });
  await command.close();
});

test("a command retries while a process holds the folder without responding", async () => {
  const data = await preparedFolder();
  const settings = parseSettings({ data });
  let tries = 0;
  const { storage } = await openForCommand(settings, (given) => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new FolderInUseError(data, process.pid))
      : openExistingStorage(given);
  });
  await storage.close();
  expect(tries).toBe(2);
});
