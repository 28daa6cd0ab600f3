import type { Rule } from "../checks/rule.js";
import { OPENAPI_RULES } from "./openapi/index.js";
import { FAMILIES, RUN_RULES } from "./rules.js";

/** Every family of rules of this package, in the order in which they run; `openapi` is that on any description. */
export const ALL_FAMILIES: Readonly<Record<string, readonly Rule[]>> = {
  ...FAMILIES,
  openapi: OPENAPI_RULES,
};

/** Every rule of this package, each once. */
export const ALL_RULES: readonly Rule[] = [...new Set([...RUN_RULES, ...OPENAPI_RULES])];

/** The family of rules that plugins add. */
export const PLUGIN_FAMILY = "plugins";

const families = new Map(
  Object.entries(ALL_FAMILIES).flatMap(([family, rules]) =>
    rules.map((rule) => [rule, family] as const),
  ),
);

/** Returns the family of a rule. Two rules of different families may have one id. */
export function familyOf(rule: Rule): string {
  return families.get(rule) ?? PLUGIN_FAMILY;
}
