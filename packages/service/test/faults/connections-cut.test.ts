import { randomInt } from "node:crypto";
import pWaitFor from "p-wait-for";
import { afterAll, expect, test } from "vitest";
import { createDatabase, startPostgres } from "@document-export/local-servers";
import { startDemo } from "../support/start-demo.js";
import { startReceiver } from "../support/servers/receiver.js";
import { startTcpProxy } from "../support/servers/tcp-proxy.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { aftermath } from "./support/aftermath.js";
import { lastingFaults } from "./support/lasting-faults.js";
import { sendExports } from "./support/send-exports.js";

// A long run: `DOCUMENT_EXPORT_CUTS=300 vitest run test/faults/connections-cut.test.ts`.
const cuts = Number(process.env["DOCUMENT_EXPORT_CUTS"] ?? 10);
const postgres = await startPostgres();
afterAll(() => ("stop" in postgres ? postgres.stop() : undefined));
if ("missing" in postgres) console.warn(`SKIPPED on PostgreSQL: ${postgres.missing}.`);

test.skipIf("missing" in postgres)(
  `keeps every promise while ${cuts} database connections are cut during statements`,
  { timeout: 600_000 + cuts * 5_000 },
  async () => {
    if ("missing" in postgres) return;
    const database = new URL(await createDatabase(postgres.url, `cut_${randomInt(1_000_000)}`));
    const proxy = await startTcpProxy(database);
    const proxied = { hostname: "127.0.0.1", port: String(proxy.port) };
    const { service, token, destination, folder } = await startDemo({
      databaseUrl: Object.assign(new URL(database), proxied).href,
      data: await temporaryFolder(),
      limits: { requestsPerMinute: 100_000 },
      workers: { lease: 10 },
    });
    const receiver = await startReceiver();
    const options = { destination, webhooks: [receiver.url] };
    const load = sendExports({ token, url: () => service.url, options, callers: 3 });
    let broken = 0;
    for (let turn = 0; turn < cuts; turn += 1) {
      const before = load.accepted.length;
      await pWaitFor(() => load.accepted.length > before, { interval: 5 });
      // Sometimes all connections are cut, as when a router in between restarts.
      const all = turn % 5 === 4;
      broken += proxy.cut(() => all || randomInt(2) === 0);
    }
    await load.stop();
    const faults = () => aftermath(service.storage.db, { jobs: load.accepted, folder });
    expect(await lastingFaults(faults)).toEqual([]);
    expect(broken).toBeGreaterThan(cuts);
  },
);
