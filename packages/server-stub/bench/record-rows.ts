import { recordFigures } from "@document-export/bench";
import type { Row } from "./measure.ts";

/** A figure derived from the CPU time of one request. */
export interface Measure {
  readonly unit: string;
  readonly better: "less" | "more";
  /** Converts from microseconds. */
  readonly of: (cpu: number) => number;
}

/** The CPU time itself. */
export const CPU_TIME: Measure = { unit: "µs of CPU", better: "less", of: (cpu) => cpu };

/** Bytes handled per second of CPU, for requests of `bytes` bytes. */
export function throughput(bytes: number): Measure {
  return { unit: "MB a second of CPU", better: "more", of: (cpu) => bytes / cpu };
}

/** Adds the rows of a table to the run that called the benchmark; `at` is their position on a curve. */
export function recordRows(
  scenario: string,
  rows: readonly Row[],
  { unit, better, of }: Measure,
  at?: { readonly x: number; readonly unit: string },
): void {
  const figures = rows.map(({ name, cpu, cpuRatio, spread: [low, high] }) => ({
    scenario,
    candidate: name,
    value: of(cpu),
    unit,
    better,
    own: name.startsWith("server stub"),
    ratio: better === "more" ? cpuRatio : 1 / cpuRatio,
    spread: better === "more" ? ([low, high] as const) : ([1 / high, 1 / low] as const),
    ...(at && { at }),
  }));
  recordFigures("server-stub", figures);
}
