import { randomBytes, randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pWaitFor from "p-wait-for";
import { afterAll, describe, expect, test } from "vitest";
import { createDemoWorkspace, startService, type SettingsInput } from "../../src/index.js";
import { createDatabase, startPostgres } from "../support/start-postgres.js";
import { startReceiver } from "../support/receiver.js";
import { temporaryFolder } from "../support/temporary-folder.js";
import { aftermath } from "./aftermath.js";
import { sendExports } from "./send-exports.js";
import { serviceProcess, type ServiceProcess } from "./service-process.js";

// A long run: `DOCUMENT_EXPORT_KILLS=200 vitest run test/faults`.
const KILLS = Number(process.env["DOCUMENT_EXPORT_KILLS"] ?? 4);
const TIME = 120_000 + KILLS * 10_000;
const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
const title = "missing" in postgres ? `SKIPPED: ${postgres.missing}` : "on PostgreSQL";

/** Kills one process after another at random moments, under load; then everything must come to its end. */
async function storm(settings: SettingsInput, processes: readonly ServiceProcess[]) {
  const preparing = await startService(settings);
  const folder = join(await temporaryFolder(), "exports");
  const { token, destination } = await createDemoWorkspace(preparing.storage.db, folder);
  await preparing.stop();
  const receiver = await startReceiver();
  for (const process of processes) await process.start();
  const answering = () => {
    const urls = processes.map(({ url }) => url()).filter((url) => url !== undefined);
    return urls[randomInt(Math.max(urls.length, 1))];
  };
  const options = { destination, webhooks: [receiver.url] };
  const load = sendExports({ token, url: answering, options, callers: 3 });
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = load.accepted.length;
    await pWaitFor(() => load.accepted.length > before, { timeout: 30_000 });
    await delay(randomInt(700));
    const victim = processes[kill % processes.length];
    await victim?.kill();
    await victim?.start();
  }
  await load.stop();
  for (const process of processes) await process.kill();
  const service = await startService(settings);
  const faults = () => aftermath(service.storage.db, { jobs: load.accepted, folder });
  await pWaitFor(async () => (await faults()).length === 0, {
    interval: 250,
    timeout: 90_000,
  }).catch(() => undefined);
  const left = await faults();
  await service.stop();
  return { accepted: load.accepted.length, faults: left };
}

const quiet = {
  port: 0,
  logLevel: "silent",
  webhooks: { allowHttp: true, allowLoopback: true },
  limits: { requestsPerMinute: 100_000 },
  workers: { lease: 10 },
} as const satisfies SettingsInput;

test(
  `the embedded service keeps every promise over ${KILLS} kills under load`,
  { timeout: TIME },
  async () => {
    const settings = { ...quiet, data: await temporaryFolder() };
    const { accepted, faults } = await storm(settings, [await serviceProcess(settings)]);
    expect(faults).toEqual([]);
    expect(accepted).toBeGreaterThan(KILLS);
  },
);

describe.skipIf("missing" in postgres)(title, () => {
  test(
    `two APIs and two workers keep every promise over ${KILLS} kills under load`,
    { timeout: TIME },
    async () => {
      const url = "url" in postgres ? postgres.url : "";
      const databaseUrl = await createDatabase(url, `kills_${randomBytes(4).toString("hex")}`);
      const settings = { ...quiet, databaseUrl };
      const roles = ["api", "worker", "api", "worker"] as const;
      const processes = await Promise.all(
        roles.map((role) => serviceProcess({ ...settings, role })),
      );
      // Callers ask the APIs only; a worker answers for its health.
      const asked = processes.map((process, index) =>
        roles[index] === "api" ? process : { ...process, url: () => undefined },
      );
      const { accepted, faults } = await storm(settings, asked);
      expect(faults).toEqual([]);
      expect(accepted).toBeGreaterThan(KILLS);
    },
  );
});
