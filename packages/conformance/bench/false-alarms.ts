import { checkImplementation } from "../src/engine/check-implementation.ts";
import type { CheckOptions } from "../src/engine/check-options.ts";
import type { Finding } from "../src/findings/finding.ts";
import type { RuleResult } from "../src/report/report.ts";
import { CORRECT } from "../test/implementation/correct.ts";
import {
  type CorrectImplementation,
  rulesThatCannotHold,
} from "../test/implementation/correct-implementation.ts";

/** Findings of a run on a correct implementation, without the rules that cannot hold there. */
interface FalseAlarms {
  readonly findings: readonly Finding[];
  readonly undecided: readonly RuleResult[];
  readonly requests: number;
  readonly milliseconds: number;
}

/** Runs the checker on a correct implementation, on which each finding is a false alarm. */
export async function falseAlarmsOn(
  implementation: CorrectImplementation,
  options: CheckOptions,
): Promise<FalseAlarms> {
  const { profile, stop } = await implementation.start();
  const report = await checkImplementation(profile, options).finally(stop);
  const excepted = rulesThatCannotHold(implementation);
  const judged = report.rules.filter(({ id }) => !excepted.has(id));
  return {
    findings: judged.flatMap((rule) => rule.findings),
    undecided: judged.filter(({ verdict }) => verdict !== "passed" && verdict !== "failed"),
    requests: report.requests,
    milliseconds: report.milliseconds,
  };
}

/** Prints the findings on correct implementations, and the rules that were not exercised. */
export async function printFalseAlarms(options: CheckOptions): Promise<void> {
  for (const implementation of CORRECT) {
    const { name, cannotHold } = implementation;
    const alarms = await falseAlarmsOn(implementation, options);
    const { findings, undecided, requests, milliseconds } = alarms;
    console.log(
      `${name}: ${findings.length} false alarms, ${requests} requests, ${milliseconds} ms`,
    );
    for (const { rule, message, excerpt } of findings)
      console.log(`  ${rule}: ${message} ${excerpt ?? ""}`);
    for (const { id, verdict, reason } of undecided) console.log(`  ${id} ${verdict}: ${reason}`);
    for (const [reason, ids] of Object.entries(cannotHold))
      console.log(`  not judged, because ${reason}: ${ids.join(", ")}`);
  }
}
