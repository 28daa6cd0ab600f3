import type { Exchange } from "../probe/exchange.js";
import type { JudgeContext, TrafficJudge, TrafficRule } from "./rule.js";

/** Makes a rule of its incremental form: the array form sees each exchange in turn. */
export function incremental(
  rule: Omit<TrafficRule, "judge" | "begin"> & Required<Pick<TrafficRule, "begin">>,
): TrafficRule {
  return {
    ...rule,
    judge: (exchanges, context) => judgeAll(rule.begin(context), exchanges, context),
  };
}

/**
 * Makes a rule of what only traffic of others needs: in an active run, the rule that sends such a
 * request finds the same, and one cause is one finding.
 */
export function inTraffic(
  rule: Omit<TrafficRule, "judge" | "begin"> & Required<Pick<TrafficRule, "begin">>,
): TrafficRule {
  return { ...rule, judge() {} };
}

/** Shows a judge all exchanges of a run. */
export function judgeAll(
  judge: TrafficJudge,
  exchanges: readonly Exchange[],
  context: Pick<JudgeContext, "remark">,
): void {
  for (const exchange of exchanges) leaveOutTooDeep(() => judge.see(exchange), context);
  judge.end?.();
}

/** Judges; JSON that is nested deeper than the stack allows is left out, with a remark, and ends nothing. */
export function leaveOutTooDeep(judge: () => void, { remark }: Pick<JudgeContext, "remark">): void {
  try {
    judge();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    remark(`what is nested too deeply is not judged: ${error.message}`);
  }
}

/**
 * Whether the first exchange was over for certain before the second was sent, so that the second
 * must show at least the state of the first. Times may be truncated to milliseconds.
 */
export function isBefore(first: Times, second: Times): boolean {
  return Math.ceil(first.sentAt + first.milliseconds) < second.sentAt;
}

type Times = Pick<Exchange, "sentAt" | "milliseconds">;
