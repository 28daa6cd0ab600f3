import type { Comparison } from "../findings/comparison.js";
import type { Depth } from "../checks/rule.js";
import type { Coverage } from "../coverage/coverage.js";
import type { Finding } from "../findings/finding.js";
import type { Level } from "../findings/level.js";
import type { WaiverResult } from "../findings/waiver.js";
import type { Created } from "./ledger.js";
import { idleFamilies, isJudged } from "./family-counts.js";
import { isMostlyJudged, type TrafficSummary } from "./traffic-summary.js";

/** The version of the form of reports; another one is not read back. */
export const REPORT_VERSION = 1;

/** What became of a rule; `undecidable` is what was exercised and proves nothing. */
export const VERDICTS = ["passed", "failed", "not exercised", "undecidable"] as const;

/** What became of a rule. */
export type Verdict = (typeof VERDICTS)[number];

/** One rule in a report. */
export interface RuleResult {
  readonly id: string;
  readonly title: string;
  /** The family that it belongs to; `plugins` of those of a plugin. */
  readonly family: string;
  readonly level: Level;
  readonly verdict: Verdict;
  /** Why it was not exercised or not decided, or exercised only in part. */
  readonly reason?: string;
  readonly findings: readonly Finding[];
  /** Findings that rest on a waived decision; they do not fail the rule. */
  readonly waived: readonly Finding[];
  readonly requests: number;
  /** How long it took, in milliseconds. */
  readonly milliseconds: number;
}

/** What a run found. */
export interface Report {
  readonly reportVersion: typeof REPORT_VERSION;
  /** When the run started, in UTC (RFC 3339). */
  readonly startedAt: string;
  /** Title of the description that the target is checked against. */
  readonly title: string;
  /** Base URL of the target. */
  readonly target: string;
  readonly seed: number;
  readonly depth: Depth;
  /** Whether findings of the level `strict` fail. @default false */
  readonly isStrict?: boolean;
  /** What was waived, and whether it still had to be. */
  readonly waivers: readonly WaiverResult[];
  /** How the findings differ from those of a baseline, where one was given. */
  readonly baseline?: Comparison;
  /** Why the run ended before its end: the token is refused, or the target is too busy. */
  readonly stopped?: string;
  readonly requests: number;
  /** How long the run took, in milliseconds. */
  readonly milliseconds: number;
  readonly rules: readonly RuleResult[];
  /** What the run created on the target and what stays there. */
  readonly created: readonly Created[];
  /** What of the contract the run has exercised. */
  readonly coverage: Coverage;
}

/**
 * A report on a run, or on traffic of others, which has a summary of the traffic, and no coverage: that takes the
 * whole of the exchanges to count.
 */
export type AnyReport = Omit<Report, "coverage"> &
  Partial<Pick<Report, "coverage">> & { readonly traffic?: TrafficSummary };

/** The exit codes of the command; stable, so that scripts can rely on them. */
export const EXIT_CODES = {
  conformant: 0,
  findings: 1,
  usage: 2,
  unreachable: 3,
  /** The run was cut short, most rules were not exercised, or none of a family. */
  partial: 4,
  /** The checker itself failed; the report says nothing about the target. */
  internal: 5,
} as const;

/** What of a report decides which findings fail it. */
export type FailureContext = Pick<Report, "baseline" | "isStrict">;

/** Whether findings of the level fail a run. */
export function canFail(level: Level, isStrict = false): boolean {
  return level !== "strict" || isStrict;
}

/** Whether a finding fails the run: of a level that does, and not known from the baseline. */
export function isFailure({ baseline, isStrict }: FailureContext, finding: Finding): boolean {
  return canFail(finding.level, isStrict) && baseline?.known.includes(finding.id) !== true;
}

/** Returns the findings that fail the run. */
export function failuresOf(report: FailureContext & Pick<Report, "rules">): readonly Finding[] {
  return report.rules.flatMap(({ findings }) => findings.filter((one) => isFailure(report, one)));
}

/** What may be missing of a run that ends with 0: `true` allows that little was exercised, names also whole families. */
export type Allowance = boolean | readonly string[];

/**
 * Returns the exit code of a report. Findings of the level `strict` are not failures unless the run is strict,
 * and neither are those that a baseline has. Where it proves little, `allowed` decides; that nothing of a family
 * was exercised is allowed by its name only.
 */
export function exitCodeOf(report: AnyReport, allowed: Allowance = false): number {
  if (failuresOf(report).length > 0) return EXIT_CODES.findings;
  return reasonsOfPartial(report, allowed).length === 0
    ? EXIT_CODES.conformant
    : EXIT_CODES.partial;
}

/** Returns why finding nothing proves little, in sentences; nothing if it proves enough. */
export function reasonsOfPartial(report: AnyReport, allowed: Allowance = false): readonly string[] {
  const { rules, stopped, traffic } = report;
  const judged = rules.filter(isJudged).length;
  if (judged === 0) return ["No rule has a verdict."];
  const isAllowed = allowed !== false;
  if (traffic)
    return isAllowed || isMostlyJudged(traffic)
      ? []
      : ["Fewer than half of the exchanges were judged."];
  const named = Array.isArray(allowed) ? allowed : [];
  const idle = idleFamilies(rules).filter((family) => !named.includes(family));
  return [
    ...(isAllowed || stopped === undefined ? [] : [`The run ended early: ${stopped}.`]),
    ...(isAllowed || judged * 2 >= rules.length
      ? []
      : [`Only ${judged} of ${rules.length} rules have a verdict.`]),
    ...(idle.length === 0
      ? []
      : [
          `Nothing of ${idle.join(", ")} was exercised; \`--allow-partial ${idle.join(",")}\` accepts it.`,
        ]),
  ];
}
