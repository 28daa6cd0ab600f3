import type { Depth } from "../checks/rule.js";
import type { Finding, Severity } from "../findings/finding.js";
import type { Created } from "./ledger.js";

/** What became of a rule; `undecidable` is what was exercised and proves nothing. */
export const VERDICTS = ["passed", "failed", "not exercised", "undecidable"] as const;

/** What became of a rule. */
export type Verdict = (typeof VERDICTS)[number];

/** One rule in a report. */
export interface RuleResult {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly verdict: Verdict;
  /** Why it was not exercised or not decided, or exercised only in part. */
  readonly reason?: string;
  readonly findings: readonly Finding[];
  /** Findings that rest on a waived decision; they do not fail the rule. */
  readonly waived: readonly Finding[];
  readonly requests: number;
}

/** What a run found. */
export interface Report {
  /** Base URL of the target. */
  readonly target: string;
  readonly seed: number;
  readonly depth: Depth;
  /** The decisions that were waived. */
  readonly waive: readonly string[];
  /** Why the run ended before its end: the token is refused, or the target is too busy. */
  readonly stopped?: string;
  readonly requests: number;
  /** How long the run took, in milliseconds. */
  readonly milliseconds: number;
  readonly rules: readonly RuleResult[];
  /** What the run created on the target and what stays there. */
  readonly created: readonly Created[];
}

/** The exit codes of the command; stable, so that scripts can rely on them. */
export const EXIT_CODES = {
  conformant: 0,
  findings: 1,
  usage: 2,
  unreachable: 3,
  /** The run was cut short, or most rules were not exercised. */
  partial: 4,
  /** The checker itself failed; the report says nothing about the target. */
  internal: 5,
} as const;

/**
 * Returns the exit code of a report. Findings of the severity `warning` alone are no failure. Where
 * the run was cut short or fewer than half of the rules have a verdict, `isPartialAllowed` decides.
 */
export function exitCodeOf({ rules, stopped }: Report, isPartialAllowed = false): number {
  const failed = rules.filter(({ verdict }) => verdict === "failed");
  if (failed.some(({ severity }) => severity === "error")) return EXIT_CODES.findings;
  const judged = rules.filter(({ verdict }) => verdict === "passed" || verdict === "failed");
  const isPartial = stopped !== undefined || judged.length * 2 < rules.length;
  if (judged.length === 0 || (isPartial && !isPartialAllowed)) return EXIT_CODES.partial;
  return EXIT_CODES.conformant;
}
