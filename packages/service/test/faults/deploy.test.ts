import { randomBytes, randomInt } from "node:crypto";
import { join } from "node:path";
import pWaitFor from "p-wait-for";
import { afterAll, expect, test } from "vitest";
import { parseSettings } from "../../src/config/load-settings.js";
import { createDemoWorkspace } from "../../src/index.js";
import { openStorage } from "../../src/storage/open-storage.js";
import { MAIN } from "../support/command.js";
import { startReceiver } from "../support/servers/receiver.js";
import { createDatabase, startPostgres } from "../support/storage/start-postgres.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { aftermath } from "./support/aftermath.js";
import { laterVersion } from "./support/later-version.js";
import { sendExports } from "./support/send-exports.js";
import { serviceProcess, type ServiceProcess } from "./support/service-process.js";
import { quiet } from "./support/storm.js";
import { tally } from "./support/tally.js";

// From a real earlier version: `DOCUMENT_EXPORT_EARLIER=<its dist/operator/main.js> vitest run test/faults/deploy.test.ts`.
const earlier = process.env["DOCUMENT_EXPORT_EARLIER"];
const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

/** Callers ask the APIs; a worker answers for its health only. */
async function startVersion(settings: typeof quiet & { databaseUrl: string }, main: string) {
  const api = await serviceProcess({ ...settings, role: "api" }, main);
  const worker = await serviceProcess({ ...settings, role: "worker" }, main);
  await api.start();
  await worker.start();
  return { api, worker };
}

test.skipIf("missing" in postgres)(
  "a newer version takes over from one with jobs in flight: both run side by side, and every promise is kept",
  { timeout: 300_000 },
  async () => {
    const server = "url" in postgres ? postgres.url : "";
    const databaseUrl = await createDatabase(server, `deploy_${randomBytes(4).toString("hex")}`);
    const settings = { ...quiet, databaseUrl };
    const oldMain = earlier ?? MAIN;
    const newMain = earlier === undefined ? await laterVersion() : MAIN;
    const old = await startVersion(settings, oldMain);
    const { db, close } = await openStorage(parseSettings(settings));
    const folder = join(await temporaryFolder(), "exports");
    const { token, destination } = await createDemoWorkspace(db, folder);
    const receiver = await startReceiver();
    const apis: ServiceProcess[] = [old.api];
    const url = () => apis[randomInt(apis.length)]?.url();
    const options = { destination, webhooks: [receiver.url] };
    const load = sendExports({ token, url, options, callers: 3 });
    const more = async () => {
      const before = load.accepted.length;
      await pWaitFor(() => load.accepted.length > before + 5);
    };

    await more();
    const young = await startVersion(settings, newMain);
    apis.push(young.api);
    await more();
    apis.shift();
    expect(await old.api.end("SIGTERM")).toBe(0);
    expect(await old.worker.end("SIGTERM")).toBe(0);
    await more();
    await load.stop();

    const faults = () => aftermath(db, { jobs: load.accepted, folder });
    const kept = pWaitFor(async () => (await faults()).length === 0, {
      interval: 250,
      timeout: 120_000,
    });
    await kept.catch(() => undefined);
    expect(await faults()).toEqual([]);
    console.info("deploy:", { accepted: load.accepted.length, tally: await tally(db, folder) });
    // There is no way back: what the newer version wrote is not for the older one.
    await expect(old.api.start()).rejects.toThrow("written by another version of the service");
    await young.api.end();
    await young.worker.end();
    await close();
  },
);
