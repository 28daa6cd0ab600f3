import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BenchRun } from "./figure.ts";

/** Folder of the committed run and its page. */
export const RESULTS = join(import.meta.dirname, "../results");
const FILE = join(RESULTS, "run.json");

/** Reads the last committed run; undefined if there is none. */
export async function readRun(): Promise<BenchRun | undefined> {
  try {
    return JSON.parse(await readFile(FILE, "utf8")) as BenchRun;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Replaces the committed run. */
export async function writeRun(run: BenchRun): Promise<void> {
  const suites = Object.entries(run.suites)
    .map(([suite, measurement]) => `    ${JSON.stringify(suite)}: ${JSON.stringify(measurement)}`)
    .join(",\n");
  const figures = run.figures.map((figure) => `    ${JSON.stringify(figure)}`).join(",\n");
  await mkdir(RESULTS, { recursive: true });
  await writeFile(FILE, `{\n  "suites": {\n${suites}\n  },\n  "figures": [\n${figures}\n  ]\n}\n`);
}
