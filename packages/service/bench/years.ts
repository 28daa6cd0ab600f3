// Years of use: how folder, database, write-ahead log and memory of the embedded service change over many small
// exports, and what they are afterwards, idle and after a restart. `--speed` speeds up its clock, so that jobs expire
// during the run. `--plot` plots the samples of earlier runs: `years.ts --plot a.json b.json > years.svg`.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { plotYears, type YearsRun, type YearsSample } from "./plot-years.ts";
import { openService } from "./whole-service.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "100000" },
    step: { type: "string", default: "1000" },
    speed: { type: "string", default: "1" },
    callers: { type: "string", default: "16" },
    name: { type: "string", default: "default" },
    out: { type: "string" },
    plot: { type: "boolean", default: false },
  },
});
const KIB = 1024;
const MIB = KIB * KIB;
/** In milliseconds. */
const SETTLE = 45_000;

if (values.plot)
  console.log(
    plotYears(positionals.map((path) => JSON.parse(readFileSync(path, "utf8")) as YearsRun)),
  );
else await measure();

async function measure(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "document-export-years-"));
  const input = { data, speed: Number(values.speed) };
  const service = await openService(input);
  const samples: YearsSample[] = [];
  const started = performance.now();
  let longest = 0;
  for (let done = 0; done <= Number(values.count); done += Number(values.step)) {
    samples.push({ exports: done, ...sampleOf(service.child.pid, data) });
    const { p99, max } = await service.run(Number(values.step), Number(values.callers));
    longest = Math.max(longest, max);
    const last = samples.at(-1);
    console.error(done, JSON.stringify(last), `p99 ${p99} ms, max ${max} ms`);
  }
  const seconds = (performance.now() - started) / 1000;
  await settle();
  const idle = sampleOf(service.child.pid, data);
  await service.close();
  const restarting = performance.now();
  const restarted = await openService(input);
  const startSeconds = (performance.now() - restarting) / 1000;
  await settle();
  const idleAfterStart = sampleOf(restarted.child.pid, data);
  await restarted.close();
  const run: YearsRun = {
    name: values.name,
    perSecond: Math.round(Number(values.count) / seconds),
    longestRequestMs: longest,
    idle,
    startSeconds,
    idleAfterStart,
    samples,
  };
  const json = JSON.stringify(run, undefined, 1);
  if (values.out) await writeFile(values.out, json);
  else console.log(json);
  await rm(data, { recursive: true, force: true });
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE));
}

/** Takes a sample, all figures in MiB. */
function sampleOf(pid: number, data: string): Omit<YearsSample, "exports"> {
  const database = join(data, "database");
  return {
    folder: sizeOf(database),
    wal: sizeOf(join(database, "pg_wal")),
    memory: memoryOf(pid),
    children: childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0),
  };
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => {
      const found = statSync(join(parentPath, name), { throwIfNoEntry: false });
      return sum + (found?.blocks ?? 0) * 512;
    }, 0);
  return Math.round((bytes / MIB) * 10) / 10;
}

function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / KIB);
  } catch {
    // The process has just exited.
    return 0;
  }
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8")
      .split(" ")
      .filter((text) => text !== "")
      .map(Number),
  );
}
