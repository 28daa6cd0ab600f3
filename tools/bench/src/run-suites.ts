import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchRun, Figure, Measurement } from "./figure.ts";
import { machineName } from "./machine.ts";

/** Benchmark scripts of each package, in execution order. The checker's recall is verified by its tests instead. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  "server-stub": ["bench"],
  client: ["bench"],
  convert: ["bench"],
  cli: ["bench"],
  service: ["bench"],
  conformance: ["bench:proxy", "bench:run"],
  generate: ["bench"],
  docs: ["bench"],
  checks: ["bench"],
};
const ROOT = join(import.meta.dirname, "../../..");

/** Packages with a benchmark. */
export const SUITES: readonly string[] = Object.keys(SCRIPTS);

/** Returns the folder of a suite's package, and its benchmark scripts. */
export function benchmarkOf(suite: string) {
  const folder = suite === "checks" ? "tools" : "packages";
  return { folder: join(ROOT, folder, suite), scripts: SCRIPTS[suite] ?? [] };
}

/** The figures of a run. */
export interface Measured extends BenchRun {
  /** Suites that exited with an error. The figures they had recorded by then are kept. */
  readonly failed: readonly string[];
}

/** Runs the suites one after the other, so that none disturbs another; shows their output, or sends it to stderr. */
export async function runSuites(suites: readonly string[], isQuiet: boolean): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-bench-run-"));
  const measurements: Record<string, Measurement> = {};
  const figures: Figure[] = [];
  const failed: string[] = [];
  for (const [index, suite] of suites.entries()) {
    console.error(`${index + 1} of ${suites.length}: ${suite}`);
    const file = join(folder, `${suite}.jsonl`);
    // Must be recorded before the suite runs, since the suite itself adds load.
    const measured = new Date().toISOString().slice(0, 10);
    measurements[suite] = { measured, machine: machineName() };
    if (!(await runSuite(suite, file, isQuiet))) failed.push(suite);
    figures.push(...(await readFigures(file)));
  }
  await rm(folder, { recursive: true });
  return { suites: measurements, figures, failed };
}

async function runSuite(suite: string, file: string, isQuiet: boolean): Promise<boolean> {
  const { folder, scripts } = benchmarkOf(suite);
  let isPassed = true;
  for (const script of scripts) {
    const child = spawn(process.execPath, ["--run", script], {
      cwd: folder,
      env: { ...process.env, BENCH_FIGURES: file },
      stdio: ["ignore", isQuiet ? 2 : "inherit", "inherit"],
    });
    const [code] = (await once(child, "close")) as [number | null];
    isPassed &&= code === 0;
  }
  return isPassed;
}

async function readFigures(file: string): Promise<readonly Figure[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Figure);
}
