import { compareBaseline } from "../baseline/compare-baseline.js";
import { isTrafficRule, type Rule } from "../checks/rule.js";
import { coverageOf } from "../coverage/cover.js";
import { checkWaivers } from "../waivers/check-waivers.js";
import { member } from "../load/json.js";
import type { Target } from "../load/target.js";
import { removeCreated } from "../openapi/resources/remove-created.js";
import { createProbe } from "../probe/create-probe.js";
import { createRunClock, type RunClock } from "../probe/guard/run-clock.js";
import { maskRequest, maskResponse } from "./mask-request.js";
import type { Exchange } from "../probe/exchange.js";
import { createdBy } from "../report/ledger.js";
import { createRedact, redactValue } from "../report/redact.js";
import { type Report, REPORT_VERSION, type RuleResult } from "../report/report.js";
import { StopRunError } from "../verdict/verdict-errors.js";
import { isWaivedBy, waiverResults } from "../waivers/apply-waivers.js";
import { type Waiver, waiversOfDecisions } from "../findings/waiver.js";
import { type CheckOptions, type RunOptions, runOptions } from "./check-options.js";
import { createContext } from "./create-context.js";
import { createForesight, type Foresight } from "./pace/foresight.js";
import { planRun } from "./plan-run.js";
import { reachTarget } from "./reach-target.js";
import { judgeRule, runRule, type SharedContext } from "./run-rule.js";
import { createRandomOf } from "./seeded-random.js";
import { rulesOf } from "./select-rules.js";
import { familyOf, PLUGIN_FAMILY } from "../rules/families.js";

/** Time for removing what a run of another API created, in milliseconds. */
const MAX_TIDYING_MS = 60_000;

/** A finished run: its report, and the requests and responses that it is based on. */
export interface CheckRun {
  /** The report, without tokens. */
  readonly report: Report;
  /** Unmodified exchanges, including any tokens that the target sent. */
  readonly exchanges: readonly Exchange[];
}

/** Runs the rules on a target; see `checkImplementation`. */
export async function runChecks(target: Target, options: CheckOptions): Promise<CheckRun> {
  const run = runOptions(options);
  const rules = rulesOf(run);
  const startedAt = new Date();
  const clock = createRunClock(run.duration);
  const { shared, close } = createContext(target, run, (resolved) =>
    createProbe(resolved, { ...run, clock }),
  );
  try {
    const waivers = [...waiversOfDecisions(run.waive), ...run.waivers];
    checkWaivers(shared.contract, waivers);
    const redact = createRedact(shared.target);
    const onEvent: RunOptions["onEvent"] = (event) => run.onEvent?.(redactValue(redact, event));
    const { baseUrl } = shared.target;
    const { seed, depth } = run;
    onEvent({ event: "run-started", target: baseUrl, seed, depth, rules: rules.length });
    const isWaived = isWaivedBy(waivers, startedAt);
    const foresight = createForesight(rules, {
      clock,
      duration: run.duration,
      plan: () => countPlanned(target, run, rules),
    });
    const outcome = await runAll(rules, shared, { seed, isWaived, onEvent, clock, foresight });
    if (run.description) {
      clock.allowMore(MAX_TIDYING_MS);
      await removeCreated(shared);
    }
    const parts = { run, rules, waivers, startedAt, ...outcome };
    const report = redactValue(redact, reportOf(shared, parts));
    run.onEvent?.({ event: "run-ended", report });
    const exchanges = shared.exchanges.map((exchange) => ({
      ...exchange,
      request: maskRequest(shared.target, exchange.request),
      response: maskResponse(shared.target, exchange.response),
    }));
    return { report, exchanges };
  } finally {
    await close();
  }
}

interface Results {
  readonly results: readonly RuleResult[];
  /** Why the run was stopped early. */
  readonly stopped: string | undefined;
}

interface RunParts extends Results {
  readonly run: RunOptions;
  readonly rules: readonly Rule[];
  readonly waivers: readonly Waiver[];
  readonly startedAt: Date;
}

function reportOf(
  { contract, target, exchanges, scenario }: SharedContext,
  { run, rules, waivers, startedAt, results, stopped }: RunParts,
): Report {
  const judged = rules.flatMap(({ basis }, index) => {
    const result = results[index];
    return result ? [{ result, basis }] : [];
  });
  return {
    reportVersion: REPORT_VERSION,
    startedAt: startedAt.toISOString(),
    title: String(member(contract.document["info"], "title") ?? "API"),
    target: target.baseUrl,
    seed: run.seed,
    depth: run.depth,
    ...(run.isStrict && { isStrict: true }),
    waivers: waiverResults(waivers, judged, startedAt),
    ...(run.baseline && { baseline: compareBaseline(run.baseline, results) }),
    ...(stopped !== undefined && { stopped }),
    requests: exchanges.length,
    milliseconds: Date.now() - startedAt.getTime(),
    rules: results,
    created: createdBy(exchanges),
    coverage: coverageOf(contract, exchanges, scenario.received()),
  };
}

async function runAll(
  rules: readonly Rule[],
  shared: SharedContext,
  {
    seed,
    isWaived,
    onEvent,
    clock,
    foresight,
  }: {
    readonly seed: number;
    readonly isWaived: Parameters<typeof judgeRule>[2];
    readonly onEvent: NonNullable<RunOptions["onEvent"]>;
    readonly clock: RunClock;
    readonly foresight: Foresight;
  },
): Promise<Results> {
  const results: RuleResult[] = [];
  const known = new Map<string, string>();
  // What responds may not even be the API, so that nothing is judged then.
  const unreached = await reasonToStop(shared);
  let stopped = unreached;
  for (const rule of rules) {
    onEvent({ event: "rule-started", rule: rule.id, ended: results.length, total: rules.length });
    const before = shared.exchanges.length;
    const started = performance.now();
    const isSkipped = stopped !== undefined && (unreached !== undefined || !isTrafficRule(rule));
    const outcome = isSkipped
      ? { findings: [], remarks: [], notExercised: stopped ?? "" }
      : await runRule(rule, { ...shared, random: createRandomOf(rule.id, seed) }, known);
    stopped ??= outcome.stopped ?? clock.reasonOfEnd(shared.exchanges.length);
    const milliseconds = Math.round(performance.now() - started);
    const requests = shared.exchanges.length - before;
    const result = judgeRule(rule, { ...outcome, requests, milliseconds }, isWaived);
    results.push(result);
    onEvent({ event: "rule-ended", result });
    const slow = await foresight.after(result, shared.exchanges.length);
    if (slow && stopped === undefined) onEvent(slow);
  }
  return { results, stopped };
}

/** Counts the requests that each rule would send. The rules of plugins may do more than that, so they are not planned. */
async function countPlanned(
  target: Target,
  run: RunOptions,
  rules: readonly Rule[],
): Promise<ReadonlyMap<string, number>> {
  const own = rules.filter((rule) => familyOf(rule) !== PLUGIN_FAMILY).map(({ id }) => id);
  const planned = await planRun(target, { ...run, plugins: [], rules: own });
  return new Map(planned.map(({ id, requests }) => [id, requests.length]));
}

async function reasonToStop(shared: SharedContext): Promise<string | undefined> {
  try {
    await reachTarget(shared, shared.contract, shared.target.baseUrl);
    return undefined;
  } catch (error) {
    if (error instanceof StopRunError) return error.message;
    throw error;
  }
}
