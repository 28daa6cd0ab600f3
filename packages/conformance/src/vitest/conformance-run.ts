import type { CheckOptions } from "../engine/check-options.js";
import { runChecks } from "../engine/run-checks.js";
import { DEFAULT_LEVEL } from "../findings/level.js";
import type { Target } from "../load/target.js";
import { createRedact } from "../report/redact.js";
import {
  type Allowance,
  EXIT_CODES,
  exitCodeOf,
  reasonsOfPartial,
  type Report,
  type RuleResult,
} from "../report/report.js";
import type { ReportFormat } from "../report/formats.js";
import { openReports } from "../report/write-reports.js";

/** A report to write in addition to the test results. */
export interface ConformanceReport {
  readonly format: ReportFormat;
  readonly file: string;
}

/** Options of `describeConformance`. */
export interface ConformanceOptions extends Omit<CheckOptions, "onEvent"> {
  /** The name of the suite. @default conformance */
  readonly name?: string;
  /** Reports to write; `replay` and baselines read a JSON report. @default [] */
  readonly reports?: readonly ConformanceReport[];
  /**
   * Allows most rules to be not exercised; names are families that may be skipped entirely.
   * @default false
   */
  readonly isPartialAllowed?: Allowance;
}

/** A run whose rules can be awaited one by one. */
export interface ConformanceRun {
  /** Resolves when the target responds and the first rule starts. */
  readonly started: Promise<void>;
  readonly report: Promise<Report>;
  /** Resolves when the rule has finished; rejects for the rule at which the run failed. */
  resultOf(rule: string): Promise<RuleResult>;
}

/** Starts a run and immediately returns the promises for awaiting it. */
export function startRun(target: Target, options: ConformanceOptions): ConformanceRun {
  const started = Promise.withResolvers<void>();
  const results = new Map<string, PromiseWithResolvers<RuleResult>>();
  const of = (rule: string): PromiseWithResolvers<RuleResult> => {
    const known = results.get(rule) ?? Promise.withResolvers<RuleResult>();
    results.set(rule, known);
    return known;
  };
  let current = "";
  const report = runWithReports(target, options, {
    begin(rule) {
      current = rule;
      started.resolve();
    },
    end: (result) => of(result.id).resolve(result),
  });
  let failure: unknown;
  report.catch((error: unknown) => {
    failure = error;
    started.reject(error);
    for (const [rule, { resolve, reject }] of results)
      if (rule === current) reject(error);
      else resolve(notReached(rule, current));
  });
  return {
    started: started.promise,
    report,
    async resultOf(rule) {
      if (failure !== undefined && !results.has(rule)) return notReached(rule, current);
      return of(rule).promise;
    },
  };
}

function notReached(id: string, failed: string): RuleResult {
  const nothing = { findings: [], waived: [], requests: 0, milliseconds: 0 };
  const reason = `the run failed at ${failed}`;
  return {
    id,
    title: "",
    family: "",
    level: DEFAULT_LEVEL,
    verdict: "not exercised",
    reason,
    ...nothing,
  };
}

async function runWithReports(
  target: Target,
  { reports = [], ...options }: ConformanceOptions,
  listener: { begin(rule: string): void; end(result: RuleResult): void },
): Promise<Report> {
  const files = openReports(reports.map((report) => ({ ...report, isAppended: false })));
  const onEvent: CheckOptions["onEvent"] = (event) => {
    files.note(event);
    if (event.event === "rule-started") listener.begin(event.rule);
    if (event.event === "rule-ended") listener.end(event.result);
  };
  try {
    const { report, exchanges } = await runChecks(target, { ...options, onEvent });
    files.finish({ report, exchanges, redact: createRedact(target) });
    return report;
  } catch (error) {
    files.discard();
    throw error;
  }
}

/** Returns why a run proves little although no rule fails; undefined if it proves enough. */
export function reasonOfPartial(report: Report, allowed: Allowance): string | undefined {
  if (exitCodeOf(report, allowed) !== EXIT_CODES.partial) return undefined;
  return `${reasonsOfPartial(report, allowed).join(" ")} So finding nothing means little. The skipped tests say what they need; \`isPartialAllowed\` accepts it, and whole families by their names.`;
}
