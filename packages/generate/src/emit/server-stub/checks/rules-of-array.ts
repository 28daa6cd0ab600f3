import { code, join, literal } from "../../code.ts";
import type { SchemaKeywords } from "../../../model/model.ts";
import { yes } from "../predicates/condition.ts";
import type { Functions } from "../predicates/functions.ts";
import { declareItemTest, testContains } from "../predicates/test-array.ts";
import { testFunction, type Entry, type RuleOf } from "./entry.ts";

/** Emits the keywords for the items of an array. */
export function rulesOfArray(
  schema: SchemaKeywords,
  ruleOf: RuleOf,
  functions: Functions,
): Entry[] {
  const { uniqueItems, prefixItems = [], items, contains, unevaluatedItems } = schema;
  const entries: Entry[] = [];
  if (uniqueItems) entries.push(["uniqueItems", literal(true)]);
  if (prefixItems.length > 0) {
    const rules = prefixItems.map((item) => ruleOf(item) ?? code`{}`);
    entries.push(["prefixItems", code`[${join(rules, ", ")}]`]);
  }
  const each = items && ruleOf(items);
  if (each) entries.push(["items", each]);
  if (contains) {
    const fits = testContains(contains, code`value`, functions);
    const { min, max } = contains;
    const number = max === undefined ? `at least ${min}` : `${min} to ${max}`;
    const expected = `${number} items of a certain kind`;
    if (fits !== yes)
      entries.push(["contains", code`[${testFunction(code`value`, fits)}, ${expected}]`]);
  }
  const rest = unevaluatedItems && ruleOf(unevaluatedItems);
  if (unevaluatedItems && rest)
    entries.push([
      "unevaluatedItems",
      code`[${declareItemTest(schema, unevaluatedItems, functions)}, ${rest}]`,
    ]);
  return entries;
}
