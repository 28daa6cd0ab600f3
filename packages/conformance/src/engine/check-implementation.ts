import type { Rule, RuleContext } from "../checks/rule.js";
import { checkWaivers } from "../findings/check-waivers.js";
import { loadContract } from "../load/contract.js";
import { createSchemaValidator } from "../load/schema-validator.js";
import { resolveTarget, type Target, UsageError } from "../load/target.js";
import { createProbe } from "../probe/create-probe.js";
import type { Report, RuleResult } from "../report/report.js";
import { RULES } from "../rules/rules.js";
import { createScenario } from "../scenario/scenario.js";
import { type CheckOptions, DEFAULT_OPTIONS } from "./check-options.js";
import { reachTarget } from "./reach-target.js";
import { judgeRule, runRule } from "./run-rule.js";

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

/**
 * Returns the rules with the ids, in the order in which they run; all without ids.
 * @throws UsageError naming an id that no rule has
 */
export function selectRules(ids?: readonly string[]): readonly Rule[] {
  if (ids === undefined) return RULES;
  const unknown = ids.find((id) => !RULES.some((rule) => rule.id === id));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no rule \`${unknown.slice(0, 80)}\`. Rules are ${RULES.map((rule) => rule.id).join(", ")}.`,
    );
  return RULES.filter((rule) => ids.includes(rule.id));
}

/** Returns numbers from 0 up to 1, the same sequence for the same seed (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
