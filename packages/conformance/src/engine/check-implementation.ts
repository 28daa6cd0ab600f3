import { isTrafficRule, type Rule } from "../checks/rule.js";
import { checkWaivers } from "../findings/check-waivers.js";
import type { Target } from "../load/target.js";
import { createProbe } from "../probe/create-probe.js";
import { createdBy } from "../report/ledger.js";
import type { Report, RuleResult } from "../report/report.js";
import { StopRunError } from "../verdict/verdict-errors.js";
import { type CheckOptions, type RunOptions, runOptions } from "./check-options.js";
import { createContext } from "./create-context.js";
import { reachTarget } from "./reach-target.js";
import { judgeRule, runRule, type SharedContext } from "./run-rule.js";
import { rulesOf } from "./select-rules.js";

/**
 * Checks an implementation actively: sends requests and judges the responses.
 * Creates webhooks and exports on the target; the interface has no operation to remove them.
 * @throws UsageError where target, rules or waivers cannot be used
 * @throws TargetUnreachableError where nothing responds at the base URL
 */
export async function checkImplementation(
  target: Target,
  options: CheckOptions = {},
): Promise<Report> {
  const run = runOptions(options);
  const rules = rulesOf(run);
  const started = performance.now();
  const { shared, close } = createContext(target, run, (resolved) => createProbe(resolved, run));
  try {
    checkWaivers(shared.contract, run.waive);
    const { results, stopped } = await runAll(rules, shared, run);
    return {
      target: shared.target.baseUrl,
      seed: run.seed,
      depth: run.depth,
      waive: run.waive,
      ...(stopped !== undefined && { stopped }),
      requests: shared.exchanges.length,
      milliseconds: Math.round(performance.now() - started),
      rules: results,
      created: createdBy(shared.exchanges),
    };
  } finally {
    await close();
  }
}

interface Results {
  readonly results: readonly RuleResult[];
  /** What ended the run before its end. */
  readonly stopped: string | undefined;
}

async function runAll(
  rules: readonly Rule[],
  shared: SharedContext,
  run: RunOptions,
): Promise<Results> {
  const results: RuleResult[] = [];
  const waive = new Set(run.waive);
  const known = new Map<string, string>();
  let stopped = await reasonToStop(shared);
  for (const rule of rules) {
    run.onProgress?.({ rule: rule.id, ended: results.length, total: rules.length });
    const before = shared.exchanges.length;
    const isSkipped = stopped !== undefined && !isTrafficRule(rule);
    const outcome = isSkipped
      ? { findings: [], remarks: [], notExercised: stopped ?? "" }
      : await runRule(rule, shared, known);
    stopped ??= outcome.stopped;
    const requests = shared.exchanges.length - before;
    results.push(judgeRule(rule, { ...outcome, requests }, waive));
  }
  return { results, stopped };
}

async function reasonToStop(shared: SharedContext): Promise<string | undefined> {
  try {
    await reachTarget(shared, shared.contract);
    return undefined;
  } catch (error) {
    if (error instanceof StopRunError) return error.message;
    throw error;
  }
}
