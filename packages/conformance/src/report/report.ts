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
