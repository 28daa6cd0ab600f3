import type { Finding } from "../findings/finding.js";
import type { RuleResult } from "../report/report.js";
import type { Basis } from "../findings/basis.js";
import type { Waiver, WaiverResult, WaiverState } from "../findings/waiver.js";

/** Whether a waiver is still valid on the day of `now`; its last day is included. */
export function isInForce({ until }: Waiver, now: Date): boolean {
  return until === "never" || now.toISOString().slice(0, 10) <= until;
}

/** Returns a function that tells whether a valid waiver covers a finding; findings on facts are never covered. */
export function isWaivedBy(waivers: readonly Waiver[], now: Date): (finding: Finding) => boolean {
  const inForce = waivers.filter((waiver) => isInForce(waiver, now));
  return (finding) => finding.waivable && inForce.some((waiver) => covers(waiver, finding));
}

function covers(waiver: Waiver, { id, rule, basis }: Finding): boolean {
  if ("finding" in waiver) return waiver.rule === rule && waiver.finding === id;
  return "decision" in basis && basis.decision === waiver.decision;
}

/** The properties of a rule that determine what a waiver could cover. */
interface JudgedRule {
  readonly result: RuleResult;
  readonly basis: readonly Basis[];
}

/** Returns the state of each waiver after a run: an unused waiver should be deleted, an expired one renewed. */
export function waiverResults(
  waivers: readonly Waiver[],
  rules: readonly JudgedRule[],
  now: Date,
): readonly WaiverResult[] {
  const findings = rules.flatMap(({ result }) => [...result.findings, ...result.waived]);
  return waivers.map((waiver) => {
    const covered = findings.filter((finding) => covers(waiver, finding));
    const ids = [...new Set(covered.map(({ id }) => id))];
    return { ...waiver, state: stateOf(waiver, { covered, rules, now }), findings: ids };
  });
}

function stateOf(
  waiver: Waiver,
  {
    covered,
    rules,
    now,
  }: {
    readonly covered: readonly Finding[];
    readonly rules: readonly JudgedRule[];
    readonly now: Date;
  },
): WaiverState {
  if (covered.length > 0 && !covered.some(({ waivable }) => waivable)) return "refused";
  if (!isInForce(waiver, now)) return "expired";
  if (covered.length > 0) return "used";
  const isJudged = ({ verdict }: RuleResult): boolean =>
    verdict === "passed" || verdict === "failed";
  const concerned = rules.filter((rule) => concerns(waiver, rule));
  return concerned.some(({ result }) => isJudged(result)) ? "unused" : "not exercised";
}

function concerns(waiver: Waiver, { result, basis }: JudgedRule): boolean {
  if ("finding" in waiver) return waiver.rule === result.id;
  return basis.some((one) => "decision" in one && one.decision === waiver.decision);
}
