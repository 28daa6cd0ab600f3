import type { Exchange } from "../probe/exchange.js";
import type { JudgeContext, TrafficJudge, TrafficRule } from "./rule.js";

/** Creates a rule from its incremental form: `judge` passes it each exchange in turn. */
export function incremental(
  rule: Omit<TrafficRule, "judge" | "begin"> & Required<Pick<TrafficRule, "begin">>,
): TrafficRule {
  return {
    ...rule,
    judge: (exchanges, context) => judgeAll(rule.begin(context), exchanges, context),
  };
}

/**
 * Creates a rule that applies only to recorded or proxied traffic. In an active run, the rule that sends such a request
 * finds the same deviation, and one cause should be one finding.
 */
export function inTraffic(
  rule: Omit<TrafficRule, "judge" | "begin"> & Required<Pick<TrafficRule, "begin">>,
): TrafficRule {
  return { ...rule, judge() {} };
}

/** Passes all exchanges of a run to a judge. */
export function judgeAll(
  judge: TrafficJudge,
  exchanges: readonly Exchange[],
  context: Pick<JudgeContext, "remark">,
): void {
  for (const exchange of exchanges) leaveOutTooDeep(() => judge.see(exchange), context);
  judge.end?.();
}

/**
 * Runs a judge. JSON that is nested deeper than the stack allows is skipped with a remark instead of stopping the run.
 */
export function leaveOutTooDeep(judge: () => void, { remark }: Pick<JudgeContext, "remark">): void {
  try {
    judge();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    remark(`deeply nested parts are not judged: ${error.message}`);
  }
}

/**
 * Whether the first exchange was certainly over before the second was sent, so that the second must show at least the
 * state of the first. Times may be truncated to milliseconds.
 */
export function isBefore(first: Times, second: Times): boolean {
  return Math.ceil(first.sentAt + first.milliseconds) < second.sentAt;
}

type Times = Pick<Exchange, "sentAt" | "milliseconds">;
