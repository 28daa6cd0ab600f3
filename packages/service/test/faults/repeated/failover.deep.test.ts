import { join } from "node:path";
import pWaitFor from "p-wait-for";
import { expect, onTestFinished, test } from "vitest";
import { parseSettings } from "../../../src/config/load-settings.js";
import { createDemoWorkspace } from "../../../src/experimental.js";
import { openStorage } from "../../../src/storage/open-storage.js";
import {
  pgBouncerMissing,
  startPgBouncer,
  type PoolMode,
} from "../../support/servers/pgbouncer.js";
import { startReceiver } from "../../support/servers/receiver.js";
import { startPostgresPair } from "../../support/storage/postgres-pair.js";
import { postgresPrograms, type PostgresPrograms } from "@document-export/local-servers";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { aftermath } from "../support/aftermath.js";
import { lastingFaults } from "../support/lasting-faults.js";
import { sendExports } from "../support/send-exports.js";
import { serviceProcess } from "../support/service-process.js";
import { quiet } from "../support/storm.js";
import { tally } from "../support/tally.js";

// A long run: `DOCUMENT_EXPORT_FAILOVERS=10 vitest run --mode deep test/faults/repeated/failover.deep.test.ts`.
const count = Number(process.env["DOCUMENT_EXPORT_FAILOVERS"] ?? 1);
const programs = postgresPrograms();
const noLinux = process.platform === "linux" ? undefined : "processes are listed as Linux does it";
const missing = "missing" in programs ? programs.missing : (pgBouncerMissing() ?? noLinux);
if (missing !== undefined) console.warn(`SKIPPED failover: ${missing}.`);

/** Runs one failover under load and returns the faults found afterwards. */
async function failOver(found: PostgresPrograms, mode: PoolMode): Promise<readonly string[]> {
  const pair = await startPostgresPair(found);
  onTestFinished(pair.stop);
  const bouncer = await startPgBouncer({ port: pair.primary.port, mode, owner: found.owner });
  onTestFinished(bouncer.stop);
  const begun = performance.now();
  const print = (line: string) =>
    console.info(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);

  const settings = { ...quiet, databaseUrl: bouncer.url("postgres") };
  const api = await serviceProcess({ ...settings, role: "api" });
  const worker = await serviceProcess({ ...settings, role: "worker" });
  await api.start();
  await worker.start();
  const folder = join(await temporaryFolder(), "exports");
  const before = await openStorage(parseSettings(settings));
  const { token, destination } = await createDemoWorkspace(before.db, folder);
  await before.close();
  const receiver = await startReceiver();
  const options = { destination, webhooks: [receiver.url] };
  const load = sendExports({ token, url: api.url, options, callers: 4 });
  const more = (exports: number) => {
    const wanted = load.accepted.length + exports;
    return pWaitFor(() => load.accepted.length >= wanted, { interval: 5 });
  };
  await more(20);
  print(
    `an API and a worker through PgBouncer (${mode}), ${await bouncer.serverConnections()} connections; ${load.accepted.length} accepted`,
  );
  const killed = await pair.killPrimary();
  const lastSeen = load.accepted.length;
  print(`$ kill -9   # the primary, ${killed} processes; ${lastSeen} accepted`);
  await pair.promote();
  print(
    `$ psql -c 'select pg_promote()'   # the standby; ${load.accepted.length - lastSeen} accepted meanwhile`,
  );
  await bouncer.pointTo(pair.standby.port);
  print("$ psql pgbouncer -c reload   # PgBouncer leads to the standby");
  await more(1);
  print("the first export is accepted again");
  await more(20);
  await load.stop();
  print(`${load.accepted.length} accepted`);

  const { db, close } = await openStorage(parseSettings({ databaseUrl: pair.standby.url }));
  onTestFinished(close);
  const faults = () => aftermath(db, { jobs: load.accepted, folder });
  const left = await lastingFaults(faults);
  const counts = Object.entries(await tally(db, folder)).map(([name, value]) => `${value} ${name}`);
  print(`all ended: ${counts.join(", ")}; ${left.length} promises broken`);
  for (const process of [api, worker]) expect(await process.end("SIGTERM")).toBe(0);
  return left;
}

test.skipIf(missing !== undefined)(
  `loses and doubles no export over ${count} failovers to a synchronous standby`,
  { timeout: 600_000 * count },
  async () => {
    if ("missing" in programs) return;
    for (let turn = 0; turn < count; turn += 1)
      expect(await failOver(programs, turn % 2 === 0 ? "transaction" : "session")).toEqual([]);
  },
);
