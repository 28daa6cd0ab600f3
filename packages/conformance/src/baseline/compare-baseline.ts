import type { Report, RuleResult } from "../report/report.js";
import type { Comparison, KnownFinding } from "../findings/comparison.js";

/** The part of a baseline report that a comparison needs. */
export type Baseline = Pick<Report, "rules">;

/** Compares the findings of a run with those of an earlier run. Waived findings count as known. */
export function compareBaseline(baseline: Baseline, rules: readonly RuleResult[]): Comparison {
  const before = findingsOf(baseline.rules);
  const ids = new Set(before.map(({ id }) => id));
  const now = new Set(findingsOf(rules).map(({ id }) => id));
  const failing = [...new Set(rules.flatMap(({ findings }) => findings.map(({ id }) => id)))];
  const isExercised = new Set(
    rules.filter(({ verdict }) => verdict !== "not exercised").map(({ id }) => id),
  );
  const missing = before.filter(({ id }) => !now.has(id));
  return {
    added: failing.filter((id) => !ids.has(id)),
    known: failing.filter((id) => ids.has(id)),
    gone: missing.filter(({ rule }) => isExercised.has(rule)),
    unchecked: missing.filter(({ rule }) => !isExercised.has(rule)),
  };
}

/** Whether the baseline contains a finding, waived or not. */
export function isKnown(baseline: Baseline | undefined, { id }: Pick<KnownFinding, "id">): boolean {
  return baseline !== undefined && findingsOf(baseline.rules).some((known) => known.id === id);
}

function findingsOf(rules: readonly RuleResult[]): readonly KnownFinding[] {
  return rules
    .flatMap(({ findings, waived }) => [...findings, ...waived])
    .map(({ id, rule, message }) => ({ id, rule, message }));
}
