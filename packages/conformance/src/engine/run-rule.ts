import type { Rule, RuleContext } from "../checks/rule.js";
import { NotExercisedError } from "../scenario/not-exercised-error.js";
import { HTTP_SEMANTICS } from "../findings/basis.js";
import { buildFinding, type Finding, mergeFindings } from "../findings/finding.js";
import { NoResponseError, redactTokens } from "../probe/send-request.js";
import type { RuleResult, Verdict } from "../report/report.js";

/** The outcome of one rule: its findings, or why it could not be exercised. */
export interface RuleOutcome {
  readonly findings: readonly Finding[];
  readonly notExercised?: string;
  /** What could not be checked although the rest could. */
  readonly remarks: readonly string[];
}

/** Runs one rule; a request without a response is a finding, since a server owes one. */
export async function runRule(
  rule: Rule,
  shared: Omit<RuleContext, "report" | "remark">,
): Promise<RuleOutcome> {
  const findings: Finding[] = [];
  const report: RuleContext["report"] = (basis, message, evidence) => {
    const parts = { rule: rule.id, basis, message: redactTokens(shared.target, message), evidence };
    findings.push(buildFinding(shared.contract, parts));
  };
  const remarks: string[] = [];
  let notExercised: string | undefined;
  try {
    await rule.run({ ...shared, report, remark: (reason) => remarks.push(reason) });
  } catch (error) {
    if (error instanceof NoResponseError)
      report(HTTP_SEMANTICS, error.message, { request: error.request });
    else if (error instanceof NotExercisedError)
      notExercised = redactTokens(shared.target, error.message);
    else throw error;
  }
  return {
    findings: mergeFindings(findings),
    remarks,
    ...(notExercised !== undefined && { notExercised }),
  };
}

/** Returns the verdict on a rule without its waived findings. */
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
