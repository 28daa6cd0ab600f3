import type { Finding } from "../findings/finding.js";

/** What became of a rule. */
export type Verdict = "passed" | "failed" | "not exercised";

/** One rule in a report. */
export interface RuleResult {
  readonly id: string;
  readonly title: string;
  readonly verdict: Verdict;
  /** Why it was not exercised, or exercised only in part. */
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
  /** The decisions that were waived. */
  readonly waive: readonly string[];
  readonly requests: number;
  /** How long the run took, in milliseconds. */
  readonly milliseconds: number;
  readonly rules: readonly RuleResult[];
}

/** The exit codes of the command; stable, so that scripts can rely on them. */
export const EXIT_CODES = {
  conformant: 0,
  findings: 1,
  usage: 2,
  unreachable: 3,
  nothingExercised: 4,
  /** The checker itself failed; the report says nothing about the target. */
  internal: 5,
} as const;

/** Returns the exit code of a report: 4 where no rule could be exercised, since nothing was checked. */
export function exitCodeOf({ rules }: Report): number {
  if (rules.some(({ verdict }) => verdict === "failed")) return EXIT_CODES.findings;
  const isExercised = rules.some(({ verdict }) => verdict === "passed");
  return isExercised ? EXIT_CODES.conformant : EXIT_CODES.nothingExercised;
}
