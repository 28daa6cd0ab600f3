import { randomBytes, randomInt } from "node:crypto";
import { join } from "node:path";
import { sql, type Kysely } from "kysely";
import pWaitFor from "p-wait-for";
import { afterAll, expect, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import { createDemoWorkspace } from "../../src/experimental.js";
import type { Database } from "../../src/storage/database.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { MAIN } from "../support/command.js";
import { startReceiver } from "../support/servers/receiver.js";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { aftermath } from "./support/aftermath.js";
import { lastingFaults } from "./support/lasting-faults.js";
import { sendExports } from "./support/send-exports.js";
import { serviceProcess, type ServiceProcess } from "./support/service-process.js";
import { quiet } from "./support/storm.js";
import { tally } from "./support/tally.js";
import { laterVersion } from "./support/versions.js";

// A real earlier version: `DOCUMENT_EXPORT_EARLIER=<its dist/operator/main.js> vitest run test/faults/deploy.test.ts`.
const earlier = process.env["DOCUMENT_EXPORT_EARLIER"];
const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

/** Starts a process of one version, which is both API and worker. */
async function startVersion(settings: typeof quiet & { databaseUrl: string }, main: string) {
  const process = await serviceProcess(settings, main);
  await process.start();
  return process;
}

async function engineSchema(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from pgboss.version`.execute(db);
  return rows[0]?.version ?? 0;
}

test.skipIf("missing" in postgres)(
  "replaces an earlier version under load, and switches back to it",
  async () => {
    const server = "url" in postgres ? postgres.url : "";
    const databaseUrl = await createDatabase(server, `deploy_${randomBytes(4).toString("hex")}`);
    const settings = { ...quiet, databaseUrl };
    const oldMain = earlier ?? MAIN;
    const newMain = earlier === undefined ? await laterVersion() : MAIN;
    const old = await startVersion(settings, oldMain);
    const { db, close } = await openStorage(parseSettings(settings));
    const before = await engineSchema(db);
    const folder = join(await temporaryFolder(), "exports");
    const { token, destination } = await createDemoWorkspace(db, folder);
    const receiver = await startReceiver();
    const running: ServiceProcess[] = [old];
    const url = () => running[randomInt(running.length)]?.url();
    const options = { destination, webhooks: [receiver.url] };
    const load = sendExports({ token, url, options, callers: 3 });
    const more = async () => {
      const accepted = load.accepted.length;
      await pWaitFor(() => load.accepted.length > accepted + 5);
    };

    await more();
    const young = await startVersion(settings, newMain);
    running.push(young);
    await more();
    running.shift();
    expect(await old.end("SIGTERM")).toBe(0);
    await more();
    const after = await engineSchema(db);
    // Rollback: the schema stays unchanged, and the earlier version runs on it, at first next to the newer one.
    if (earlier === undefined) {
      expect(after).toBeGreaterThan(before);
      await old.start();
      running.push(old);
      await more();
      running.shift();
      expect(await young.end("SIGTERM")).toBe(0);
      await more();
      expect(await engineSchema(db)).toBe(after);
    }
    await load.stop();

    const faults = () => aftermath(db, { jobs: load.accepted, folder });
    expect(await lastingFaults(faults)).toEqual([]);
    const engine = { before, after };
    console.info("deploy:", {
      accepted: load.accepted.length,
      engine,
      tally: await tally(db, folder),
    });
    for (const process of [old, young]) await process.end();
    await close();
  },
);
