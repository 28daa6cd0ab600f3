import { type Baseline, compareBaseline, isKnown } from "../baseline/compare-baseline.js";
import type { Plugin, Rule } from "../checks/rule.js";
import { DEFAULT_OPTIONS } from "../engine/check-options.js";
import { rulesOf } from "../engine/select-rules.js";
import type { Finding } from "../findings/finding.js";
import { type Waiver, waiversOfDecisions } from "../findings/waiver.js";
import { contractOf, loadContract } from "../load/contract.js";
import { type JsonObject, member } from "../load/json.js";
import { UsageError } from "../load/target.js";
import { redactValue } from "../report/redact.js";
import { REPORT_VERSION, type AnyReport, type RuleResult } from "../report/report.js";
import type { TrafficCounts, TrafficSummary } from "../report/traffic-summary.js";
import { isWaivedBy, waiverResults } from "../waivers/apply-waivers.js";
import { checkWaivers } from "../waivers/check-waivers.js";
import { describeBlindSpots } from "./blind-spots.js";
import { createMatcher } from "./match-operation.js";
import type { Recorded } from "../recording/recorded.js";
import { createCredentialRedactor } from "./redact-credentials.js";
import { type SeenExchange, toSeen } from "./seen-exchange.js";
import { createToExchange } from "./to-exchange.js";
import { createCount, noCounts } from "./traffic-counts.js";
import { beginTraffic, trafficRulesOf } from "./traffic-session.js";

/** Options for judging traffic. */
export interface TrafficOptions {
  /** Source of the traffic for the report: a file, or the address of an upstream. */
  readonly source: string;
  /** Only exchanges below this URL are judged. @default those whose path ends in a described one */
  readonly baseUrl?: string;
  readonly waive?: readonly string[];
  /** Accepted deviations, with reason and last day. @default [] */
  readonly waivers?: readonly Waiver[];
  /** Whether findings of the level `strict` fail. @default false */
  readonly isStrict?: boolean;
  /** An earlier report: only new findings fail. */
  readonly baseline?: Baseline;
  /** Ids of the rules to apply. @default all that judge traffic */
  readonly rules?: readonly string[];
  readonly description?: JsonObject;
  readonly plugins?: readonly Plugin[];
  /** Called once for each finding that is neither waived nor in the baseline. */
  onFinding?(finding: Finding): void;
  /** Called for each exchange of the API after it was judged. */
  onExchange?(exchange: SeenExchange): void;
}

/** A report on traffic. */
export interface TrafficReport extends AnyReport {
  readonly traffic: TrafficSummary;
}

/** Judges traffic as it arrives. */
export interface TrafficJudging {
  readonly counts: TrafficCounts;
  see(recorded: Recorded): Promise<void>;
  /** Returns the findings of each rule so far. */
  results(): readonly RuleResult[];
  /** @param lost number of further exchanges that could not be judged; 0 by default */
  end(lost?: number): TrafficReport;
}

/**
 * Starts judging recorded or proxied traffic.
 * @throws UsageError if a rule or a waiver does not exist
 */
export function judgeTraffic(options: TrafficOptions): TrafficJudging {
  const { description, waive = [], plugins = [], baseline, onFinding, onExchange } = options;
  const contract = description === undefined ? loadContract() : contractOf(description);
  const waivers = [...waiversOfDecisions(waive), ...(options.waivers ?? [])];
  checkWaivers(contract, waivers);
  const rules = chosenRules(options, plugins);
  const redactor = createCredentialRedactor();
  const toExchange = createToExchange(createMatcher(contract, options.baseUrl), redactor);
  const redact = redactor.text;
  const startedAt = new Date();
  const isWaived = isWaivedBy(waivers, startedAt);
  const session = beginTraffic({
    contract,
    rules,
    isWaived,
    redact,
    onFinding: (finding) =>
      void (isWaived(finding) || isKnown(baseline, finding) || onFinding?.(finding)),
  });
  const counts = noCounts();
  const operations = new Set<string>();
  const count = createCount(counts, operations);
  return {
    counts,
    async see(recorded) {
      const traffic = await toExchange(recorded);
      count(traffic);
      if (traffic.kind === "exchange") session.see(traffic.exchange);
      else if (traffic.kind === "silence") session.seeSilence(traffic.request, traffic.reason);
      if (onExchange && traffic.kind !== "outside") onExchange(toSeen(recorded, traffic));
    },
    results: session.results,
    end(lost = 0) {
      counts.exchanges += lost;
      counts.lost += lost;
      const facts = { counts, operations, contract, rules };
      const judged = session.end();
      const results = judged.map(({ result }) => result);
      const report: TrafficReport = {
        reportVersion: REPORT_VERSION,
        startedAt: startedAt.toISOString(),
        title: String(member(contract.document["info"], "title") ?? "API"),
        target: options.source,
        seed: DEFAULT_OPTIONS.seed,
        depth: DEFAULT_OPTIONS.depth,
        ...(options.isStrict && { isStrict: true }),
        waivers: waiverResults(waivers, judged, startedAt),
        ...(baseline && { baseline: compareBaseline(baseline, results) }),
        requests: counts.exchanges,
        milliseconds: Date.now() - startedAt.getTime(),
        rules: results,
        created: [],
        traffic: { ...counts, notShown: describeBlindSpots(facts) },
      };
      // A credential may appear as such only after the first finding that quotes it.
      return redactValue(redact, report);
    },
  };
}

function chosenRules(
  { rules, description }: TrafficOptions,
  plugins: readonly Plugin[],
): readonly Rule[] {
  const chosen = rulesOf({
    depth: "thorough",
    plugins,
    ...(rules && { rules }),
    ...(description && { description }),
  });
  if (rules === undefined || trafficRulesOf(chosen).length > 0) return chosen;
  throw new UsageError(`None of the rules ${rules.join(", ")} judges traffic: they send requests.`);
}
