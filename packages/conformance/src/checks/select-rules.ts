import { UsageError } from "../load/usage-error.js";
import { RULES } from "../rules/rules.js";
import type { Rule } from "./rule.js";

/**
 * Gives the rules with the ids, in the order in which they run; all without ids.
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
