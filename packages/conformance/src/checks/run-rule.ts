import { buildFinding } from "../findings/build-finding.js";
import type { Finding } from "../findings/finding.js";
import { mergeFindings } from "../findings/merge-findings.js";
import { redactTokens } from "../probe/redact-tokens.js";
import { NoResponseError } from "../probe/no-response-error.js";
import { NotExercisedError } from "./not-exercised-error.js";
import type { Rule, RuleContext } from "./rule.js";
import { HTTP_SEMANTICS } from "./shared-basis.js";

/** What one rule brought: its findings, or why it could not be exercised. */
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
