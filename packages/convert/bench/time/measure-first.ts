import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { recordFigures } from "@document-export/bench";
import type { Format } from "@document-export/convert";
import { median } from "./measure-time.ts";

const CHILD = fileURLToPath(new URL("first-child.ts", import.meta.url));
const PROCESSES = 11;

/** Milliseconds of one process. */
export interface FirstCall {
  /** Loading the package and the first conversion. */
  readonly first: number;
  /** The median of the next hundred conversions. */
  readonly later: number;
}

/** Measures and records the first conversion of a document in a process, and the later ones, as medians of processes. */
export function measureFirst(bytes: number, format: Format): Readonly<Record<string, string>> {
  const runs = Array.from({ length: PROCESSES }, () => {
    const args = [CHILD, format, String(bytes)];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as FirstCall;
  });
  const row = {
    "the first, with loading": median(runs.map(({ first }) => first)),
    "later ones": median(runs.map(({ later }) => later)),
  };
  for (const [which, value] of Object.entries(row))
    recordFigures("convert", [
      {
        scenario: `Converting ${bytes / 1000} KB in a new process`,
        candidate: `${format}, ${which}`,
        value,
        unit: "ms",
        better: "less",
        own: true,
      },
    ]);
  return Object.fromEntries(
    Object.entries(row).map(([which, ms]) => [which, `${ms.toFixed(2)} ms`]),
  );
}
