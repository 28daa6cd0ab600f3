import { join } from "node:path";
import pWaitFor from "p-wait-for";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startService } from "../../src/experimental.js";
import { quietSettings, startDemo } from "../support/start-demo.js";
import { until } from "../support/until.js";
import { freePort, startOwnPostgres } from "@document-export/local-servers";
import { startReceiver } from "../support/servers/receiver.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { aftermath } from "./support/aftermath.js";
import { lastingFaults } from "./support/lasting-faults.js";
import { sendExports } from "./support/send-exports.js";

const postgres = await startOwnPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

test.skipIf("missing" in postgres)(
  "keeps every promise while the database stops, crashes and returns",
  async () => {
    if ("missing" in postgres) return;
    const { service, token, destination, folder } = await startDemo({
      databaseUrl: postgres.url,
      data: join(await temporaryFolder()),
      limits: { requestsPerMinute: 100_000 },
      workers: { lease: 10 },
    });
    const receiver = await startReceiver();
    const options = { destination, webhooks: [receiver.url] };
    const url = () => service.url;
    const load = sendExports({ token, url, options, callers: 3 });
    for (const signal of ["SIGINT", "SIGKILL"] as const) {
      const before = load.accepted.length;
      await pWaitFor(() => load.accepted.length > before + 3);
      await postgres.halt(signal);
      await postgres.start();
    }
    await load.stop();
    const faults = () => aftermath(service.storage.db, { jobs: load.accepted, folder });
    expect(await lastingFaults(faults)).toEqual([]);
    expect(load.accepted.length).toBeGreaterThan(7);
  },
);

test.skipIf("missing" in postgres)(
  "starts before its database, reports that it waits, and then works",
  async () => {
    if ("missing" in postgres) return;
    const data = await temporaryFolder();
    const settings = { ...quietSettings, databaseUrl: postgres.url, data };
    await postgres.halt("SIGINT");
    await expect(startService({ ...settings, databaseWait: 0 })).rejects.toThrow("not reachable");
    const port = await freePort();
    const started = startService({ ...settings, port, databaseWait: 3600 });
    onTestFinished(async () => (await started).stop());
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    await until(async () => (await get("/livez").catch(() => undefined))?.status === 200);
    expect((await get("/readyz")).status).toBe(503);
    const refused = await get("/v2/collections");
    expect(refused.headers.get("retry-after")).toBe("2");
    expect(await refused.json()).toMatchObject({
      status: 503,
      detail: expect.stringContaining("is waiting for its database"),
    });
    await postgres.start();
    await started;
    expect((await get("/readyz")).status).toBe(200);
  },
);
