import { checkWaivers } from "../findings/check-waivers.js";
import { loadContract } from "../load/contract.js";
import { createSchemaValidator } from "../load/schema-validator.js";
import { resolveTarget, type Target } from "../load/target.js";
import { createProbe } from "../probe/create-probe.js";
import type { Report, RuleResult } from "../report/report.js";
import { createScenario } from "../scenario/create-scenario.js";
import { DEFAULT_OPTIONS, type CheckOptions } from "./check-options.js";
import { judgeRule } from "./judge-rule.js";
import { reachTarget } from "./reach-target.js";
import type { Rule, RuleContext } from "./rule.js";
import { runRule } from "./run-rule.js";
import { createSeededRandom } from "./seeded-random.js";
import { selectRules } from "./select-rules.js";

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
  const { waive, deadline, seed, onProgress } = { ...DEFAULT_OPTIONS, ...options };
  const started = performance.now();
  const rules = selectRules(options.rules);
  const shared = createContext(target, { deadline, seed });
  checkWaivers(shared.contract, waive);
  await reachTarget(shared);
  const results: RuleResult[] = [];
  for (const rule of rules) {
    onProgress?.({ rule: rule.id, ended: results.length, total: rules.length });
    results.push(await runAndJudge(rule, shared, new Set(waive)));
  }
  return {
    target: shared.target.baseUrl,
    seed,
    waive,
    requests: shared.exchanges.length,
    milliseconds: Math.round(performance.now() - started),
    rules: results,
  };
}

type SharedContext = Omit<RuleContext, "report" | "remark">;

function createContext(target: Target, run: { deadline: number; seed: number }): SharedContext {
  const contract = loadContract();
  const resolved = resolveTarget(target);
  const probe = createProbe(resolved, run.deadline);
  return {
    contract,
    checkSchema: createSchemaValidator(contract),
    target: resolved,
    ...probe,
    scenario: createScenario(resolved, probe, run.deadline),
    deadline: run.deadline,
    random: createSeededRandom(run.seed),
  };
}

async function runAndJudge(
  rule: Rule,
  shared: SharedContext,
  waive: ReadonlySet<string>,
): Promise<RuleResult> {
  const before = shared.exchanges.length;
  const outcome = await runRule(rule, shared);
  return judgeRule(rule, { ...outcome, requests: shared.exchanges.length - before }, waive);
}
