import { leaveOutTooDeep } from "../checks/incremental.js";
import { isTrafficRule, type Rule, type TrafficJudge } from "../checks/rule.js";
import { UsageError } from "../load/target.js";
import { NoResponseError } from "../probe/send-request.js";
import { printable } from "../report/printable.js";
import { NotExercisedError, StopRunError, UndecidableError } from "../verdict/verdict-errors.js";

/** What a rule may throw: each is an end that the engine knows. */
const ENDS = [NotExercisedError, UndecidableError, StopRunError, NoResponseError, RangeError];

/**
 * Returns a rule of a plugin whose other errors name it and the plugin: they are faults of the plugin, not of this
 * package. Nothing else about it changes.
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
  // What the rule has from its class stays, too.
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
