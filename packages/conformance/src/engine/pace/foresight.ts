import type { Rule } from "../../checks/rule.js";
import type { RunClock } from "../../probe/guard/run-clock.js";
import type { RuleResult } from "../../report/report.js";
import type { RunEvent } from "../../report/run-event.js";

/** The event that says early that a run will not be done in time. */
export type RunSlow = Extract<RunEvent, { readonly event: "run-slow" }>;

/** Compares the pace of a run with its duration. */
export interface Foresight {
  /** Returns the event, once, if the rules that are left would not be done in time. */
  after(result: RuleResult, requests: number): Promise<RunSlow | undefined>;
}

/** The share of the duration before which a pace says too little. */
const SHARE_BEFORE = 1 / 20;

/**
 * Creates the foresight of a run. The requests of each rule are taken from the plan of the run, which is only made if
 * the run is slow. The pace is the median of the rules, so that one rule that waits for events does not count for all.
 */
export function createForesight(
  rules: readonly Rule[],
  {
    clock,
    duration,
    plan,
  }: {
    readonly clock: RunClock;
    /** In milliseconds. */
    readonly duration: number;
    /** Returns how many requests each rule would send, by its id. */
    readonly plan: () => Promise<ReadonlyMap<string, number>>;
  },
): Foresight {
  const ended: RuleResult[] = [];
  let planned: ReadonlyMap<string, number> | undefined;
  let isSaid = false;
  return {
    async after(result, requests) {
      ended.push(result);
      const milliseconds = Math.round(clock.elapsed());
      if (isSaid || milliseconds < duration * SHARE_BEFORE) return undefined;
      planned ??= await plan();
      const count = ({ id }: { readonly id: string }): number => planned?.get(id) ?? 0;
      const paces = ended.flatMap((one) => (count(one) > 0 ? [one.milliseconds / count(one)] : []));
      const left = rules.slice(ended.length).reduce((sum, rule) => sum + count(rule), 0);
      const expected = Math.round(milliseconds + medianOf(paces) * left);
      if (expected <= duration) return undefined;
      isSaid = true;
      const progress = { ended: ended.length, total: rules.length, requests };
      return { event: "run-slow", ...progress, milliseconds, expected, duration };
    },
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
