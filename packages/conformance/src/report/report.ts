import type { Comparison } from "../findings/comparison.js";
import type { Depth } from "../checks/rule.js";
import type { Coverage } from "../coverage/coverage.js";
import type { Finding } from "../findings/finding.js";
import type { Level } from "../findings/level.js";
import type { WaiverResult } from "../findings/waiver.js";
import type { Created } from "./ledger.js";
import { idleFamilies, isJudged } from "./family-counts.js";
import { isMostlyJudged, type TrafficSummary } from "./traffic-summary.js";

/** The version of the report format; reports of other versions cannot be read back. */
export const REPORT_VERSION = 1;

/** Possible verdicts; `undecidable` means that the rule was exercised without a conclusive result. */
export const VERDICTS = ["passed", "failed", "not exercised", "undecidable"] as const;

/** Verdict of a rule. */
export type Verdict = (typeof VERDICTS)[number];

/** The result of one rule in a report. */
export interface RuleResult {
  readonly id: string;
  readonly title: string;
  /** The family of the rule; `plugins` for plugin rules. */
  readonly family: string;
  readonly level: Level;
  readonly verdict: Verdict;
  /** Why the rule was not exercised, not decided, or exercised only in part. */
  readonly reason?: string;
  readonly findings: readonly Finding[];
  /** Findings that rest on a waived decision; they do not fail the rule. */
  readonly waived: readonly Finding[];
  readonly requests: number;
  /** Duration in milliseconds. */
  readonly milliseconds: number;
}

/** The report of a run. */
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
  /** Whether findings of the level `strict` fail the run. @default false */
  readonly isStrict?: boolean;
  /** The waivers of the run, and whether they were still needed. */
  readonly waivers: readonly WaiverResult[];
  /** How the findings differ from those of the baseline, if one was given. */
  readonly baseline?: Comparison;
  /** Why the run was stopped early, such as because the token is refused or the target stopped responding. */
  readonly stopped?: string;
  readonly requests: number;
  /** Duration of the run in milliseconds. */
  readonly milliseconds: number;
  readonly rules: readonly RuleResult[];
  /** Resources that the run created on the target and that remain there. */
  readonly created: readonly Created[];
  /** The parts of the contract that the run exercised. */
  readonly coverage: Coverage;
}

/**
 * A report on a run or on traffic. A traffic report has a summary of the traffic and no coverage, since computing
 * coverage requires all exchanges.
 */
export type AnyReport = Omit<Report, "coverage"> &
  Partial<Pick<Report, "coverage">> & { readonly traffic?: TrafficSummary };

/** The exit codes of the command; stable, so that scripts can rely on them. */
export const EXIT_CODES = {
  conformant: 0,
  findings: 1,
  usage: 2,
  unreachable: 3,
  /** The run was cut short, most rules were not exercised, or no rule of a family was. */
  partial: 4,
  /** The checker itself failed; the report says nothing about the target. */
  internal: 5,
} as const;

/** The part of a report that decides which findings fail the run. */
export type FailureContext = Pick<Report, "baseline" | "isStrict">;

/** Whether findings of this level fail a run. */
export function canFail(level: Level, isStrict = false): boolean {
  return level !== "strict" || isStrict;
}

/** Whether a finding fails the run: its level can fail, and the baseline does not contain it. */
export function isFailure({ baseline, isStrict }: FailureContext, finding: Finding): boolean {
  return canFail(finding.level, isStrict) && baseline?.known.includes(finding.id) !== true;
}

/** Returns the findings that fail the run. */
export function failuresOf(report: FailureContext & Pick<Report, "rules">): readonly Finding[] {
  return report.rules.flatMap(({ findings }) => findings.filter((one) => isFailure(report, one)));
}

/**
 * What may be missing from a run that exits with 0: `true` allows that few rules were exercised, family names allow
 * whole families to be skipped.
 */
export type Allowance = boolean | readonly string[];

/**
 * Returns the exit code of a report. Findings of the level `strict` are not failures unless the run is strict, and
 * neither are findings in the baseline. If the run proves little, `allowed` decides; a family without any exercised
 * rule is allowed only by its name.
 */
export function exitCodeOf(report: AnyReport, allowed: Allowance = false): number {
  if (failuresOf(report).length > 0) return EXIT_CODES.findings;
  return reasonsOfPartial(report, allowed).length === 0
    ? EXIT_CODES.conformant
    : EXIT_CODES.partial;
}

/** Returns sentences explaining why a run without findings proves little; empty if it proves enough. */
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
