import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SHORT_LIVED } from "@document-export/config/short-lived";
import { onTestFinished } from "vitest";
import { createConverter } from "../../../src/conversion/converter.js";
import { holdEngine } from "../../support/hold-engine.js";
import { startReceiver } from "../../support/servers/receiver.js";
import { prepareFolder } from "../../support/storage/prepared-folder.js";
import { temporaryFolder } from "../../support/storage/temporary-folder.js";
import { quiet } from "../support/storm.js";
import { faultsOf } from "./check-state.js";
import { crash, drawCuts, seededRandom } from "./crash-states.js";
import { DiskModel, writeTree } from "./disk-model.js";
import { readFileLog, type Acknowledged, type FileLog } from "./file-log.js";
import type { LoadSettings } from "./run-load.js";

export interface RunOptions {
  readonly durability: "full" | "relaxed";
  /** Whether the data folder exists before the run; otherwise the run creates it. */
  readonly prepared: boolean;
  readonly exports: number;
  /** Number of states to try. */
  readonly states: number;
  readonly seed: number;
}

export interface RunOutcome {
  readonly events: number;
  /** Number of promises acknowledged in the run. */
  readonly promises: number;
  /** The faults found, each with its state. */
  readonly faults: readonly string[];
}

/** Bytes for all conversions together, milliseconds per conversion. */
const CONVERSIONS = { memory: 512 * 1024 * 1024, timeout: 60_000 };

/** Records a service under load, and tries states that a power failure could have left its files in. */
export async function tryStates(options: RunOptions): Promise<RunOutcome> {
  const { durability, prepared, exports, states, seed } = options;
  // The destination's path is stored in the database, so every state is restored to the folder of the run.
  const folder = join(await temporaryFolder(), "run");
  const service = { ...quiet, durability, data: join(folder, "data") };
  const load = { service, exports: join(folder, "exports"), receiver: (await startReceiver()).url };
  await mkdir(folder);
  if (prepared) await prepareFolder(service.data);
  const disk = new DiskModel();
  await disk.load(folder);
  const log = await record(folder, { ...load, count: exports });
  const replay = replayer(disk, log);
  const random = seededRandom(seed);
  const faults: string[] = [];
  await holdEngine();
  const converter = createConverter(CONVERSIONS);
  onTestFinished(converter.close);
  for (const { seq, loss } of drawCuts(log.events, states, random)) {
    const acknowledged = replay(seq);
    await rm(folder, { recursive: true, force: true });
    await writeTree(crash(disk, loss, random), folder);
    const found = await faultsOf({ ...load, folder, acknowledged, converter });
    faults.push(...found.map((fault) => `event ${seq}, ${loss} lost: ${fault}`));
  }
  const promises = log.events.filter(({ op }) => op === "promise").length;
  return { events: log.events.length, promises, faults };
}

/** Runs the load until it exits, and reads the log of its file operations. */
async function record(folder: string, settings: LoadSettings): Promise<FileLog> {
  const logs = await temporaryFolder();
  const [recorder, program] = ["record-files.ts", "run-load.ts"].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const run = [...SHORT_LIVED, "--import", recorder ?? "", program ?? "", JSON.stringify(settings)];
  const env = { PATH: process.env["PATH"], RECORD_ROOT: folder, RECORD_LOG: logs };
  const child = spawn(process.execPath, run, { env, stdio: ["ignore", "inherit", "inherit"] });
  const [code, signal] = await once(child, "exit");
  if (signal !== "SIGKILL") throw new Error(`The load ended with ${code ?? signal}.`);
  return readFileLog(logs);
}

/** Returns a function that applies events up to a number, and returns what was acknowledged until then. */
function replayer(disk: DiskModel, { events, bytesOf }: FileLog) {
  const acknowledged: Acknowledged[] = [];
  let next = 0;
  return (seq: number): readonly Acknowledged[] => {
    for (const event of events.slice(next)) {
      if (event.seq > seq) break;
      next += 1;
      disk.apply(event, bytesOf);
      if (event.op === "promise") acknowledged.push(event.promise);
    }
    return [...acknowledged];
  };
}
