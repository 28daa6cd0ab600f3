/** One measured figure of a benchmark. */
export interface Figure {
  /** The package, such as `server-stub`. */
  readonly suite: string;
  /** What was measured, such as `A list of 2 KB`. */
  readonly scenario: string;
  /** Who was measured: this project's part, or a peer. */
  readonly candidate: string;
  /** In `unit`. */
  readonly value: number;
  readonly unit: string;
  readonly better: "less" | "more";
  /** Whether it is about this project. */
  readonly own?: boolean;
  /** The value over that of the first candidate, in the same rounds: what is left when a machine is slower. */
  readonly ratio?: number;
  /** Half of the rounds had a ratio between these two. */
  readonly spread?: readonly [number, number];
  /** Where the figure stands on a curve, such as 1,000 with the unit `rows`. */
  readonly at?: { readonly x: number; readonly unit: string };
}

/** When a suite was measured, and on what. */
export interface Measurement {
  /** A date, such as `2026-11-22`. */
  readonly measured: string;
  readonly machine: string;
}

/** The figures of suites, as they are committed; each suite may have been measured on another day. */
export interface BenchRun {
  readonly suites: Readonly<Record<string, Measurement>>;
  readonly figures: readonly Figure[];
}

/** When a suite was measured, as pages and plots say it. */
export function whenMeasured({ suites }: Pick<BenchRun, "suites">, suite: string): string {
  const measurement = suites[suite];
  return measurement ? `${measurement.measured}, ${measurement.machine}` : "date unknown";
}

/** What a suite was measured on, without how busy it was; undefined if the run does not tell. */
export function machineOf({ suites }: Pick<BenchRun, "suites">, suite: string): string | undefined {
  return suites[suite]?.machine.replace(/, load .*$/, "");
}

/** Identifies the same figure in two runs. */
export function keyOf({ suite, scenario, candidate, unit, at }: Figure): string {
  return JSON.stringify([suite, scenario, candidate, unit, at?.x ?? null]);
}
