import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import pWaitFor from "p-wait-for";
import { afterAll, describe, expect, test } from "vitest";
import { openBackup, type OpenBackup } from "../../src/backup/read-backup.js";
import { createDemoWorkspace, startService } from "../../src/index.js";
import { addWorkspace } from "../../src/storage/statements/workspaces.js";
import type { Storage } from "../../src/storage/storage.js";
import { aftermath } from "../faults/support/aftermath.js";
import { sendExports } from "../faults/support/send-exports.js";
import { serviceProcess } from "../faults/support/service-process.js";
import { quiet } from "../faults/support/storm.js";
import { callerOf } from "../support/caller.js";
import { MAIN, runCommand } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { startDemo } from "../support/start-demo.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { isSignedWith, publishedKeysOf } from "../support/verify-signature.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

const run = promisify(execFile);
const PASSPHRASE = "correct horse battery staple";
const env = { DOCUMENT_EXPORT_BACKUP_PASSPHRASE: PASSPHRASE };

async function operate(args: readonly string[], environment: Record<string, string> = env) {
  const command = runCommand(args, environment);
  return { code: await command.ended(), output: command.output() };
}

async function newDatabase(): Promise<string> {
  const url = "url" in postgres ? postgres.url : "";
  return createDatabase(url, `backup_${randomBytes(4).toString("hex")}`);
}

async function startedDemo() {
  const data = await temporaryFolder();
  return { data, demo: await startDemo({ data }) };
}

/** A backup of a service with one export, and that service. */
async function backedUp(...flags: string[]) {
  const { data, demo } = await startedDemo();
  await demo.caller.export(hostedDocument("Report"), { destination: demo.destination });
  const file = join(await temporaryFolder(), "service.backup");
  const { code, output } = await operate(["backup", file, "--data", data, ...flags]);
  expect(output).toContain("SHA-256");
  expect(code).toBe(0);
  return { demo, data, file, output };
}

async function countJobs({ db }: Pick<Storage, "db">): Promise<number> {
  return (await db.selectFrom("jobs").select("id").execute()).length;
}

test("a backup appears whole, and only its user can read it", async () => {
  const { data, file, output } = await backedUp();
  expect(output).toContain("secret.key in the data folder");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(file, ".."))).toEqual(["service.backup"]);
  // No copy of the database is left over.
  expect((await readdir(data)).filter((name) => name.startsWith("copy-"))).toEqual([]);
  const [header = ""] = (await readFile(file, "latin1")).split("\n", 1);
  expect(JSON.parse(header)).toMatchObject({ documentExportBackup: 1, storage: "embedded" });
});

test("a start removes copies that were left over, and nothing else", async () => {
  const data = await preparedFolder();
  const [left, own] = [join(data, `copy-${randomUUID()}`), join(data, "copy-of-database-by-hand")];
  await Promise.all([left, own].map((folder) => mkdir(folder)));
  await startDemo({ data });
  expect((await readdir(data)).filter((name) => name.startsWith("copy-"))).toEqual([
    "copy-of-database-by-hand",
  ]);
});

test("a second backup at the same moment is refused in words", async () => {
  const { demo } = await startedDemo();
  const { copy } = demo.service.storage;
  const first = copy?.();
  await expect(copy?.()).rejects.toThrow("Another backup is being made");
  await first;
  expect(await copy?.()).toContain("copy-");
});

test("what is no whole backup is refused by name, and nothing changes", async () => {
  const { file } = await backedUp("--with-key");
  const good = await readFile(file);
  const [first = ""] = good.toString("latin1").split("\n", 1);
  const newer = first.replace('"documentExportBackup":1', '"documentExportBackup":2');
  const changed = Buffer.from(good);
  changed[first.length + 100] = (changed[first.length + 100] ?? 0) ^ 1;
  const cases: readonly [Uint8Array, string, string][] = [
    [changed, PASSPHRASE, "the file was damaged: its hash should be"],
    [good.subarray(0, good.length - 200), PASSPHRASE, "the file is not whole"],
    [Buffer.from("no backup"), PASSPHRASE, "the file is no backup of this service"],
    [
      Buffer.from(good.toString("latin1").replace(first, newer), "latin1"),
      PASSPHRASE,
      "has the format 2",
    ],
    [good, "another passphrase", "the passphrase is another one"],
  ];
  const damaged = `${file}.damaged`;
  for (const [bytes, passphrase, message] of cases) {
    await writeFile(damaged, bytes);
    await expect(openBackup(damaged, async () => passphrase).then(readAll)).rejects.toThrow(
      message,
    );
  }
  const data = join(await temporaryFolder(), "data");
  const refused = await operate(["restore", damaged, "--data", data], {
    DOCUMENT_EXPORT_BACKUP_PASSPHRASE: "another passphrase",
  });
  expect(refused.output).toContain("Nothing was changed.");
  expect(refused.code).toBe(1);
  const whole = await operate(["restore", file, "--data", data]);
  expect(whole.output).toContain("1 workspaces, 1 jobs, 1 records");
});

async function readAll({ readLines, close }: OpenBackup): Promise<void> {
  try {
    await readLines(async (lines) => {
      for await (const line of lines) expect(line).not.toBe("");
    });
  } finally {
    await close();
  }
}

test("a backup without its key is refused, and restored with the key file", async () => {
  const { data, file, demo } = await backedUp();
  const published = await publishedKeysOf(demo.service.url);
  const other = await temporaryFolder();
  const refused = await operate(["restore", file, "--data", other]);
  expect(refused.output).toContain("name its file with --secret-key-file");
  const key = join(data, "secret.key");
  const restored = await operate(["restore", file, "--data", other, "--secret-key-file", key]);
  expect(restored.code).toBe(0);
  const service = await startService({ port: 0, data: other, logLevel: "silent" });
  expect(await publishedKeysOf(service.url)).toEqual(published);
  await service.stop();
});

test("a running service is replaced only when told to, and continues", async () => {
  const { demo, data, file } = await backedUp("--with-key");
  const { caller, destination, service } = demo;
  await caller.export(hostedDocument("Later"), { destination });
  const kept = await addWorkspace(service.storage.db, "Deleted later");
  const refused = await operate(["restore", file, "--data", data]);
  expect(refused.output).toContain("The database is not empty: it has 2 workspaces");
  expect(await countJobs(service.storage)).toBe(2);
  expect((await operate(["restore", file, "--data", data, "--replace"])).code).toBe(0);
  expect(await countJobs(service.storage)).toBe(1);
  // Ids continue after those of the backup, and the token of the backup works.
  expect(await addWorkspace(service.storage.db, "Next")).toBe(kept);
  const job = await caller.export(hostedDocument("Again"), { destination });
  expect(job.status).toBe("done");
});

test("after a restore no page of the replaced database is served", async () => {
  const { demo: backed, file } = await backedUp("--with-key");
  const { data, demo } = await startedDemo();
  await demo.caller.export(hostedDocument("Replaced"), { destination: demo.destination });
  const titles = async (token: string) => {
    const list = await callerOf(demo.service.url, token).get("/v2/document-exports");
    const { items }: { items: { sourceDocumentTitle: string }[] } = JSON.parse(await list.text());
    return items.map(({ sourceDocumentTitle: title }) => title);
  };
  expect(await titles(demo.token)).toEqual(["Replaced"]);
  expect((await operate(["restore", file, "--data", data, "--replace"])).code).toBe(0);
  expect(await titles(backed.token)).toEqual(["Report"]);
});

test("a restore that fails at its end changes nothing", async () => {
  const { demo, data, file } = await backedUp();
  await writeFile(join(data, "secret.key"), `${randomBytes(32).toString("base64")}\n`);
  await addWorkspace(demo.service.storage.db, "Kept");
  const failed = await operate(["restore", file, "--data", data, "--replace"]);
  expect(failed.output).toContain("not all can be decrypted");
  const { db } = demo.service.storage;
  expect(await db.selectFrom("workspaces").select("name").orderBy("id").execute()).toEqual([
    { name: "Demo" },
    { name: "Kept" },
  ]);
  const { status } = await demo.caller.get("/v2/document-exports");
  expect(status).toBe(200);
});

describe.skipIf("missing" in postgres)("between the storages", () => {
  test("the page shows how to move from a laptop to PostgreSQL", async () => {
    const { data, demo } = await startedDemo();
    await addWorkspace(demo.service.storage.db, "Moved");
    const page = await readFile(new URL("../../docs/backup.md", import.meta.url), "utf8");
    const [, lines = ""] = /```sh test=[^\n]+\n([^`]+)```/.exec(page) ?? [];
    const databaseUrl = await newDatabase();
    const folder = await temporaryFolder();
    const script = [
      "set -eu",
      `document-export() { "${process.execPath}" "${MAIN}" "$@"; }`,
      lines.replace("postgres://exports@db.example/exports", databaseUrl),
      "document-export workspaces list",
    ].join("\n");
    const { stdout } = await run("bash", ["-c", script], {
      cwd: folder,
      env: { PATH: process.env["PATH"], DOCUMENT_EXPORT_DATA: data },
    });
    expect(stdout).toContain("to PostgreSQL: 2 workspaces, 0 jobs, 0 records");
    expect(stdout).toMatch(/2 +Moved/);
  });

  test(
    "a backup under load, after kills, is restored on PostgreSQL and back",
    { timeout: 600_000 },
    async () => {
      const data = await preparedFolder();
      const folder = join(data, "exports");
      const preparing = await startService({ ...quiet, data });
      const { token, destination } = await createDemoWorkspace(preparing.storage.db, folder);
      await preparing.stop();
      const receiver = await startReceiver();
      const service = await serviceProcess({ ...quiet, data });
      await service.start();
      const options = { destination, webhooks: [receiver.url] };
      const load = sendExports({ token, url: service.url, options, callers: 3 });
      const more = async () => {
        const before = load.accepted.length;
        await pWaitFor(() => load.accepted.length > before + 3, { timeout: 120_000 });
      };
      for (let kills = 0; kills < 2; kills += 1) {
        await more();
        await service.end();
        await service.start();
      }
      await more();
      const published = await publishedKeysOf(service.url() ?? "");
      const promised = [...load.accepted];
      const file = join(await temporaryFolder(), "service.backup");
      const backup = await operate(["backup", file, "--with-key", "--data", data]);
      expect(backup.code).toBe(0);
      // The machine is lost now.
      await service.end();
      await load.stop();

      const secretKey = randomBytes(32).toString("base64");
      const databaseUrl = await newDatabase();
      const target = { DATABASE_URL: databaseUrl, DOCUMENT_EXPORT_SECRET_KEY: secretKey };
      const moved = await temporaryFolder();
      const restored = await operate(["restore", file, "--data", moved], { ...env, ...target });
      expect(restored.output).toContain("to PostgreSQL");
      const large = await startService({ ...quiet, data: moved, databaseUrl, secretKey });
      const broken = async () => {
        const faults = await aftermath(large.storage.db, { jobs: promised, folder });
        // Written by the lost machine after the backup.
        return faults.filter((fault) => !fault.startsWith("file without a record"));
      };
      await pWaitFor(async () => (await broken()).length === 0, {
        interval: 250,
        timeout: 120_000,
      }).catch(() => undefined);
      expect(await broken()).toEqual([]);
      expect(promised.length).toBeGreaterThan(8);
      const before = receiver.calls.length;
      const caller = callerOf(large.url, token);
      expect(await caller.export(hostedDocument("More"), options)).toMatchObject({
        status: "done",
      });
      await pWaitFor(() => receiver.calls.length > before);
      expect(isSignedWith(published, receiver.calls.at(-1) ?? never())).toBe(true);

      const back = join(await temporaryFolder(), "service.backup");
      const again = await operate(["backup", back, "--with-key", "--data", moved]);
      expect(again.code).toBe(0);
      const counts = await countsOf(large.storage);
      await large.stop();
      const laptop = await temporaryFolder();
      expect((await operate(["restore", back, "--data", laptop])).code).toBe(0);
      const small = await startService({ ...quiet, data: laptop });
      expect(await countsOf(small.storage)).toEqual(counts);
      expect(await publishedKeysOf(small.url)).toEqual(published);
      await small.stop();
    },
  );
});

function never(): never {
  throw new Error("The call is there.");
}

async function countsOf({ db }: Pick<Storage, "db">) {
  const { rows } = await sql`select (select count(*)::int from jobs) as jobs,
    (select count(*)::int from document_exports) as records,
    (select max(queued_at) from jobs) as newest,
    (select md5(string_agg(options::text || document::text, '' order by id)) from jobs) as json,
    (select count(*)::int from webhook_messages) as messages`.execute(db);
  return rows[0];
}
