import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { SHORT_LIVED } from "@document-export/config/short-lived";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { sql } from "kysely";
import pWaitFor from "p-wait-for";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { inSnapshot } from "../../src/backup/snapshot.js";
import { parseSettings } from "../../src/config/load-settings.js";
import { createDemoWorkspace, startService } from "../../src/experimental.js";
import { migrate } from "../../src/storage/migrations/migrate.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { addWorkspace } from "../../src/storage/statements/workspaces.js";
import { aftermath } from "../faults/support/aftermath.js";
import { lastingFaults } from "../faults/support/lasting-faults.js";
import { sendExports } from "../faults/support/send-exports.js";
import { serviceProcess } from "../faults/support/service-process.js";
import { quiet } from "../faults/support/storm.js";
import { callerOf } from "../support/caller.js";
import { MAIN } from "../support/command.js";
import { hostedDocument } from "../support/hosted-document.js";
import { startReceiver } from "../support/servers/receiver.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { isSignedWith, publishedKeysOf } from "../support/verify-signature.js";
import { countsOf } from "./support/counts-of.js";
import { env, operate, startedDemo } from "./support/operate.js";

const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);
const missing = "missing" in postgres;

const run = promisify(execFile);

async function newDatabase(): Promise<string> {
  const url = "url" in postgres ? postgres.url : "";
  return createDatabase(url, `backup_${randomBytes(4).toString("hex")}`);
}

test.skipIf(missing)("the page shows how to move from a laptop to PostgreSQL", async () => {
  const { data, demo } = await startedDemo();
  await addWorkspace(demo.service.storage.db, "Moved");
  const page = await readFile(new URL("../../docs/backup.md", import.meta.url), "utf8");
  const [, lines = ""] = /```sh test=[^\n]+\n([^`]+)```/.exec(page) ?? [];
  const databaseUrl = await newDatabase();
  const folder = await temporaryFolder();
  const script = [
    "set -eu",
    `document-export() { "${process.execPath}" ${SHORT_LIVED.join(" ")} "${MAIN}" "$@"; }`,
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

test.skipIf(missing)("a restore cannot truncate tables that a backup is reading", async () => {
  const databaseUrl = await newDatabase();
  const storage = await openStorage(parseSettings({ data: await temporaryFolder(), databaseUrl }));
  onTestFinished(() => storage.close());
  await migrate(storage.db);
  await inSnapshot(storage, async () => {
    const emptied = storage.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '50ms'`.execute(trx);
      await sql`truncate activity`.execute(trx);
    });
    await expect(emptied).rejects.toThrow("lock timeout");
  });
});

test.skipIf(missing)(
  "restores a backup taken under load and kills on PostgreSQL and back",
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
      await pWaitFor(() => load.accepted.length > before + 3);
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
    // The machine is lost at this point.
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
      // The lost machine wrote these files after the backup.
      return faults.filter((fault) => !fault.startsWith("file without a record"));
    };
    expect(await lastingFaults(broken)).toEqual([]);
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

function never(): never {
  throw new Error("The call is there.");
}
