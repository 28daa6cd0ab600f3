import type { Finding } from "../findings/finding.js";
import type { RuleResult, Verdict } from "../report/report.js";
import type { Rule } from "./rule.js";
import type { RuleOutcome } from "./run-rule.js";

/** Gives the verdict on a rule, waived findings set aside. */
export function judgeRule(
  rule: Rule,
  outcome: RuleOutcome & { readonly requests: number },
  waive: ReadonlySet<string>,
): RuleResult {
  const isWaived = ({ basis, waivable }: Finding): boolean =>
    waivable && "decision" in basis && waive.has(basis.decision);
  const findings = outcome.findings.filter((finding) => !isWaived(finding));
  const { notExercised, remarks } = outcome;
  const reasons = notExercised === undefined ? remarks : [notExercised, ...remarks];
  return {
    id: rule.id,
    title: rule.title,
    verdict: verdictOf(findings, notExercised),
    ...(reasons.length > 0 && { reason: reasons.join("; ") }),
    findings,
    waived: outcome.findings.filter(isWaived),
    requests: outcome.requests,
  };
}

function verdictOf(findings: readonly Finding[], notExercised: string | undefined): Verdict {
  if (findings.length > 0) return "failed";
  return notExercised === undefined ? "passed" : "not exercised";
}
