import { leaveOutTooDeep } from "../checks/incremental.js";
import { isTrafficRule, type Rule, type TrafficJudge } from "../checks/rule.js";
import { UsageError } from "../load/target.js";
import { NoResponseError } from "../probe/guard/no-response-error.js";
import { printable } from "../report/printable.js";
import { NotExercisedError, StopRunError, UndecidableError } from "../verdict/verdict-errors.js";

/** Errors that a rule may throw: the engine handles each of them. */
const ENDS = [NotExercisedError, UndecidableError, StopRunError, NoResponseError, RangeError];

/**
 * Wraps a plugin rule so that unexpected errors name the rule and the plugin: they are bugs of the plugin, not of this
 * package. The rule is otherwise unchanged.
 */
export function guardRule(plugin: string, rule: Rule): Rule {
  const fail = (error: unknown): never => {
    if (ENDS.some((end) => error instanceof end)) throw error;
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    throw new UsageError(
      `The rule \`${rule.id}\` of the plugin \`${plugin}\` failed: ${printable(reason)}`,
      { cause: error },
    );
  };
  const guard = <Result>(act: () => Result): Result => {
    try {
      return act();
    } catch (error) {
      return fail(error);
    }
  };
  const { begin } = rule;
  const guarded: Partial<Rule> = {
    ...(begin && {
      begin: (context) =>
        guardJudge(
          guard(() => begin.call(rule, context)),
          guard,
        ),
    }),
    ...(isTrafficRule(rule)
      ? {
          judge: (exchanges, context) =>
            leaveOutTooDeep(() => guard(() => rule.judge(exchanges, context)), context),
        }
      : { run: async (context) => guard(() => rule.run(context).catch(fail)) }),
  };
  // Keeps what the rule inherits from its class.
  return Object.assign(Object.create(rule) as Rule, guarded);
}

function guardJudge(
  judge: TrafficJudge,
  guard: <Result>(act: () => Result) => Result,
): TrafficJudge {
  return {
    see: (exchange) => guard(() => judge.see(exchange)),
    seeSilence: (request, reason) => guard(() => judge.seeSilence?.(request, reason)),
    end: () => guard(() => judge.end?.()),
  };
}
