import { leaveOutTooDeep } from "../checks/incremental.js";
import { isTrafficRule, type JudgeContext, type Rule, type TrafficJudge } from "../checks/rule.js";
import type { Finding } from "../findings/finding.js";
import { judgeRule, type RuleOutcome } from "../engine/run-rule.js";
import type { Contract } from "../load/contract.js";
import { schemaValidatorOf } from "../load/schema-validator.js";
import type { Exchange, SentRequest } from "../probe/exchange.js";
import { judgesTraffic } from "../rules/in-traffic.js";
import type { RuleResult } from "../report/report.js";
import { NotExercisedError, UndecidableError } from "../verdict/verdict-errors.js";
import { type Collected, collectFindings } from "./collect-findings.js";
import { ExchangeWindow, judgeByWindows, type WindowJudge } from "./exchange-window.js";

/** Rules that judge a stream of exchanges. */
export interface TrafficSession {
  see(exchange: Exchange): void;
  seeSilence(request: SentRequest, reason: string): void;
  /**
   * Returns the findings of each rule so far. A rule without findings in the exchanges that it has seen counts as
   * `passed`.
   */
  results(): readonly RuleResult[];
  /** Returns the result of each rule. */
  end(): readonly JudgedRule[];
}

/** The result of a rule, and the bases that its findings can have. */
interface JudgedRule extends Pick<Rule, "basis"> {
  readonly result: RuleResult;
}

/** Options of a session. */
export interface SessionOptions {
  readonly contract: Contract;
  readonly rules: readonly Rule[];
  isWaived(finding: Finding): boolean;
  /** Removes credentials from the messages of a rule. */
  redact(text: string): string;
  /** Called when a rule reports a new finding. */
  onFinding?(finding: Finding): void;
}

/** Returns the rules that judge recorded or proxied traffic; the others send their own requests. */
export function trafficRulesOf(rules: readonly Rule[]): readonly Rule[] {
  return rules.filter(judgesTraffic);
}

interface Worker {
  readonly rule: Rule;
  readonly judge: TrafficJudge | WindowJudge;
  readonly collected: Collected;
  /** Number of exchanges passed to the rule. */
  shown: number;
  /** Time spent judging. */
  milliseconds: number;
}

function measure(worker: Worker, judge: (worker: Worker) => void): void {
  const started = performance.now();
  leaveOutTooDeep(() => judge(worker), worker.collected);
  worker.milliseconds += performance.now() - started;
}

/** Starts every rule that judges traffic. */
export function beginTraffic(options: SessionOptions): TrafficSession {
  const { contract, isWaived } = options;
  const checkSchema = schemaValidatorOf(contract);
  const window = new ExchangeWindow();
  const workers = trafficRulesOf(options.rules).map((rule) => {
    const collected = collectFindings(contract, rule, options);
    const { report, remark } = collected;
    return beginRule(rule, { contract, checkSchema, report, remark }, collected);
  });
  // Only plugin rules judge lists of exchanges; without any, no exchanges are stored.
  const hasWindows = workers.some(({ judge }) => "seeWindow" in judge);
  const showWindow = (exchanges: readonly Exchange[] | undefined): void => {
    if (!exchanges || exchanges.length === 0) return;
    for (const worker of workers)
      measure(worker, ({ judge }) => "seeWindow" in judge && judge.seeWindow(exchanges));
  };
  return {
    see(exchange) {
      const isWhole = exchange.missing?.response === undefined;
      for (const worker of workers) {
        if (!isWhole && !worker.rule.judgesHeadsAlone) continue;
        worker.shown += 1;
        measure(worker, ({ judge }) => judge.see(exchange));
      }
      if (isWhole && hasWindows) showWindow(window.add(exchange));
    },
    seeSilence(request, reason) {
      for (const { judge } of workers) judge.seeSilence?.(request, reason);
    },
    results: () => workers.map((worker) => resultOf(worker, {}, isWaived)),
    end() {
      showWindow(window.take());
      return workers.map((worker) => {
        const result = resultOf(worker, endOf(worker.judge), isWaived);
        return { basis: worker.rule.basis, result };
      });
    },
  };
}

function beginRule(rule: Rule, context: JudgeContext, collected: Collected): Worker {
  const worker = { rule, collected, shown: 0, milliseconds: 0 };
  if (rule.begin) return { ...worker, judge: rule.begin(context) };
  if (!isTrafficRule(rule)) throw new Error(`${rule.id} does not judge traffic.`);
  return { ...worker, judge: judgeByWindows(rule, context) };
}

function resultOf(worker: Worker, end: End, isWaived: SessionOptions["isWaived"]): RuleResult {
  const outcome = outcomeOf(worker, end);
  const milliseconds = Math.round(worker.milliseconds);
  return judgeRule(worker.rule, { ...outcome, requests: worker.shown, milliseconds }, isWaived);
}

/** The outcome that a rule reports at its end; empty before. */
type End = Pick<RuleOutcome, "notExercised" | "undecidable">;

function outcomeOf({ collected, shown }: Worker, end: End): RuleOutcome {
  const outcome = { findings: collected.findings(), remarks: collected.remarks(), ...end };
  const isIdle = shown === 0 && outcome.findings.length === 0;
  return isIdle ? { ...outcome, notExercised: "no exchange with a whole response" } : outcome;
}

function endOf(judge: TrafficJudge): End {
  try {
    judge.end?.();
    return {};
  } catch (error) {
    if (error instanceof NotExercisedError) return { notExercised: error.message };
    if (error instanceof UndecidableError) return { undecidable: error.message };
    throw error;
  }
}
