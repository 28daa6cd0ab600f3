import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pWaitFor from "p-wait-for";
import {
  createDemoWorkspace,
  startService,
  type SettingsInput,
} from "../../../src/experimental.js";
import { startReceiver } from "../../support/servers/receiver.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { aftermath } from "./aftermath.js";
import { lastingFaults } from "./lasting-faults.js";
import { sendExports } from "./send-exports.js";
import type { ServiceProcess } from "./service-process.js";
import { tally, type Tally } from "./tally.js";

/** Settings of a service in a storm. */
export const quiet = {
  port: 0,
  logLevel: "silent",
  // Survives a kill, though not a power failure.
  durability: "relaxed",
  webhooks: { allowHttp: true, allowLoopback: true },
  limits: { requestsPerMinute: 100_000 },
  workers: { lease: 10 },
} as const satisfies SettingsInput;

/** Options of a storm: which processes are killed, and how. */
export interface StormOptions {
  readonly settings: SettingsInput;
  readonly processes: readonly ServiceProcess[];
  readonly signal: "SIGKILL" | "SIGTERM";
  /** Number of kills. */
  readonly count: number;
}

/** Result of a storm. */
export interface StormOutcome {
  readonly accepted: number;
  readonly tally: Tally;
  /** Broken promises. */
  readonly faults: readonly string[];
  /** Exit codes of the processes: null if the signal ended them. */
  readonly codes: ReadonlySet<number | null | undefined>;
}

/** Kills one process after another at random moments under load, and restarts it; then all work must finish. */
export async function storm({
  settings,
  processes,
  signal,
  count,
}: StormOptions): Promise<StormOutcome> {
  const preparing = await startService(settings);
  const folder = join(await temporaryFolder(), "exports");
  const { token, destination } = await createDemoWorkspace(preparing.storage.db, folder);
  await preparing.stop();
  const receiver = await startReceiver();
  for (const process of processes) await process.start();
  const responding = () => {
    const urls = processes.map(({ url }) => url()).filter((url) => url !== undefined);
    return urls[randomInt(Math.max(urls.length, 1))];
  };
  const options = { destination, webhooks: [receiver.url] };
  const load = sendExports({ token, url: responding, options, callers: 3 });
  const codes = new Set<number | null | undefined>();
  for (let turn = 0; turn < count; turn += 1) {
    const before = load.accepted.length;
    await pWaitFor(() => load.accepted.length > before);
    await delay(randomInt(700));
    const victim = processes[turn % processes.length];
    codes.add(await victim?.end(signal));
    await victim?.start();
    if (turn % 25 === 24) console.info(`${turn + 1} times, ${load.accepted.length} accepted`);
  }
  await load.stop();
  for (const process of processes) await process.end();
  const service = await startService(settings);
  const faults = () => aftermath(service.storage.db, { jobs: load.accepted, folder });
  const left = await lastingFaults(faults);
  const outcome = {
    accepted: load.accepted.length,
    tally: await tally(service.storage.db, folder),
  };
  await service.stop();
  console.info(`${signal} ${count} times:`, { ...outcome, faults: left });
  return { ...outcome, faults: left, codes };
}
