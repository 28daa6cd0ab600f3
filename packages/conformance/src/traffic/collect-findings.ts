import { buildFinding, type Finding, mergeFindings, mergeKey } from "../findings/finding.js";
import type { JudgeContext } from "../checks/rule.js";
import type { Contract } from "../load/contract.js";

/** Maximum number of different findings per rule; further ones are only counted. */
export const MAX_FINDINGS = 200;

/** Number of requests with the same finding among which the shortest is chosen; further ones are only counted. */
const MAX_COMPARED = 20;

/** The findings of one rule in a stream, in bounded memory. */
export interface Collected {
  readonly report: JudgeContext["report"];
  readonly remark: JudgeContext["remark"];
  findings(): readonly Finding[];
  remarks(): readonly string[];
}

type RuleOfFinding = Parameters<typeof buildFinding>[1]["rule"];

/** Collects the findings of a rule; equal findings are merged as they arrive. */
export function collectFindings(
  contract: Contract,
  rule: RuleOfFinding,
  { redact, onFinding }: { redact(text: string): string; onFinding?(finding: Finding): void },
): Collected {
  const findings = new Map<string, Finding>();
  let beyond = 0;
  const remarks = new Set<string>();
  return {
    report(basis, text, evidence) {
      const message = redact(text);
      const key = mergeKey({ rule: rule.id, message });
      const known = findings.get(key);
      if (known && known.count >= MAX_COMPARED)
        return void findings.set(key, { ...known, count: known.count + 1 });
      if (!known && findings.size >= MAX_FINDINGS) return void (beyond += 1);
      const finding = buildFinding(contract, { rule, basis, message, evidence });
      const [merged = finding] = mergeFindings(known ? [known, finding] : [finding]);
      findings.set(key, merged);
      if (!known) onFinding?.(finding);
    },
    remark: (reason) => void (remarks.size < MAX_FINDINGS && remarks.add(reason)),
    // The findings are already merged; this call only numbers different findings with the same id.
    findings: () => mergeFindings([...findings.values()]),
    remarks: () => [
      ...remarks,
      ...(beyond > 0 ? [`${beyond} more findings were of other messages and are not listed`] : []),
    ],
  };
}
