/** One measured figure of a benchmark. */
export interface Figure {
  /** The package, such as `server-stub`. */
  readonly suite: string;
  /** What was measured, such as `A list of 2 KB`. */
  readonly scenario: string;
  /** The measured candidate: this project's part, or a peer. */
  readonly candidate: string;
  /** The measured value, in `unit`. */
  readonly value: number;
  readonly unit: string;
  readonly better: "less" | "more";
  /** True if the figure is this project's. */
  readonly own?: boolean;
  /** Ratio of the value to that of the first candidate in the same rounds; it stays valid on a slower machine. */
  readonly ratio?: number;
  /** Interquartile range: half of the rounds had a ratio between these two. */
  readonly spread?: readonly [number, number];
  /** Position of the figure on a curve, such as 1,000 with the unit `rows`. */
  readonly at?: { readonly x: number; readonly unit: string };
}

/** The date and the machine of a suite's measurement. */
export interface Measurement {
  /** A date, such as `2026-11-22`. */
  readonly measured: string;
  readonly machine: string;
}

/** The committed figures of all suites; each suite may have been measured on another day. */
export interface BenchRun {
  readonly suites: Readonly<Record<string, Measurement>>;
  readonly figures: readonly Figure[];
}

/** Returns the date of a suite's measurement, as pages and plots show it. */
export function whenMeasured({ suites }: Pick<BenchRun, "suites">, suite: string): string {
  const measurement = suites[suite];
  return measurement ? `${measurement.measured}, ${measurement.machine}` : "date unknown";
}

/** Returns the machine that a suite was measured on, without its load; undefined if the run does not name it. */
export function machineOf({ suites }: Pick<BenchRun, "suites">, suite: string): string | undefined {
  return suites[suite]?.machine.replace(/, load .*$/, "");
}

/** Returns a text that identifies the same figure in two runs. */
export function keyOf({ suite, scenario, candidate, unit, at }: Figure): string {
  return JSON.stringify([suite, scenario, candidate, unit, at?.x ?? null]);
}
