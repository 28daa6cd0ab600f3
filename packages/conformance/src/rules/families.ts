import type { Rule } from "../checks/rule.js";
import { OPENAPI_RULES } from "./openapi/index.js";
import { FAMILIES, RUN_RULES } from "./rules.js";

/**
 * Every rule family of this package, in the order in which they run; `openapi` is the family for arbitrary
 * descriptions.
 */
export const ALL_FAMILIES: Readonly<Record<string, readonly Rule[]>> = {
  ...FAMILIES,
  openapi: OPENAPI_RULES,
};

/** Every rule of this package, without duplicates. */
export const ALL_RULES: readonly Rule[] = [...new Set([...RUN_RULES, ...OPENAPI_RULES])];

/** The family of rules that plugins add. */
export const PLUGIN_FAMILY = "plugins";

const families = new Map(
  Object.entries(ALL_FAMILIES).flatMap(([family, rules]) =>
    rules.map((rule) => [rule, family] as const),
  ),
);

/** Returns the family of a rule. Rules of different families may share an id. */
export function familyOf(rule: Rule): string {
  return families.get(rule) ?? PLUGIN_FAMILY;
}
