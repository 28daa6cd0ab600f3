import { buildFinding, type Finding, mergeFindings, mergeKey } from "../findings/finding.js";
import type { JudgeContext } from "../checks/rule.js";
import type { Contract } from "../load/contract.js";

/** A rule keeps as many different findings; of more, only the number. */
export const MAX_FINDINGS = 200;

/** So many requests with the same finding compete to be the shortest; of more, only the number is kept. */
const MAX_COMPARED = 20;

/** What one rule found in a stream, in bounded memory. */
export interface Collected {
  readonly report: JudgeContext["report"];
  readonly remark: JudgeContext["remark"];
  findings(): readonly Finding[];
  remarks(): readonly string[];
}

type RuleOfFinding = Parameters<typeof buildFinding>[1]["rule"];

/** Collects the findings of a rule; equal ones are merged as they come. */
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
    // None is merged here any more: equal ids of different findings get a number.
    findings: () => mergeFindings([...findings.values()]),
    remarks: () => [
      ...remarks,
      ...(beyond > 0 ? [`${beyond} more findings were of other messages and are not listed`] : []),
    ],
  };
}
