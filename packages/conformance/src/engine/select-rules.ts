import { DEPTHS, type Depth, type Rule } from "../checks/rule.js";
import { nearestNames } from "../names/nearest-names.js";
import { UsageError } from "../load/target.js";
import { OPENAPI_RULES } from "../rules/openapi/index.js";
import { RUN_RULES } from "../rules/rules.js";
import type { RunOptions } from "./check-options.js";
import { guardRule } from "./guard-rule.js";

/**
 * Returns all rules that a run can select from: those of the interface, or those for arbitrary descriptions, plus those
 * of plugins.
 * @throws UsageError naming a duplicate id
 */
export function allRules(run: Pick<RunOptions, "description" | "plugins">): readonly Rule[] {
  const own = run.description === undefined ? RUN_RULES : OPENAPI_RULES;
  const others = run.plugins.flatMap(({ name, rules }) =>
    rules.map((rule) => guardRule(name, rule)),
  );
  const all = [...own, ...others];
  const doubled = all.find(({ id }, index) => all.findIndex((rule) => rule.id === id) < index);
  if (doubled) throw new UsageError(`Two rules have the id \`${doubled.id}\`.`);
  return all;
}

/**
 * Returns the rules of a run in the order in which they run: the named ones, or those of the depth. They come from the
 * rules of the interface, or those for arbitrary descriptions, plus those of plugins.
 * @throws UsageError naming an id that no rule has, or a duplicate id
 */
export function rulesOf(
  run: Pick<RunOptions, "rules" | "depth" | "description" | "plugins" | "throttle">,
): readonly Rule[] {
  const all = allRules(run);
  if (run.rules !== undefined) return selectRules(all, run.rules);
  const isAsked = run.throttle !== undefined;
  return rulesOfDepth(all, run.depth).filter((rule) => isAsked || !rule.isOnRequest);
}

function rulesOfDepth(rules: readonly Rule[], depth: Depth): readonly Rule[] {
  const isWithin = (own: Depth = "default"): boolean =>
    DEPTHS.indexOf(own) <= DEPTHS.indexOf(depth);
  return rules.filter((rule) => isWithin(rule.depth));
}

/**
 * Returns the rules with these ids, in the order in which they run.
 * @throws UsageError naming an id that no rule has
 */
export function selectRules(rules: readonly Rule[], ids: readonly string[]): readonly Rule[] {
  const unknown = ids.find((id) => !rules.some((rule) => rule.id === id));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no rule \`${unknown.slice(0, 80)}\`.${nearestNames(
        unknown,
        rules.map(({ id }) => id),
      )} The command \`rules\` lists them all.`,
    );
  return rules.filter((rule) => ids.includes(rule.id));
}
