import { code, type Code } from "../../code.ts";
import type { SchemaKeywords } from "../../../model/model.ts";
import { all, any, no, yes } from "./condition.ts";
import { emitEvaluatedItem, itemParameters } from "./emit-evaluated.ts";
import type { Functions } from "./functions.ts";

/** An expression for the length, the items and the uniqueness of an array. */
export function testArray(schema: SchemaKeywords, value: Code, functions: Functions): Code {
  const prefix = schema.prefixItems ?? [];
  const tests = prefix.map((item, index) =>
    any([code`${value}.length <= ${index}`, functions.call(item, code`${value}[${index}]`)]),
  );
  if (schema.minItems !== undefined) tests.unshift(code`${value}.length >= ${schema.minItems}`);
  if (schema.maxItems !== undefined) tests.unshift(code`${value}.length <= ${schema.maxItems}`);
  tests.push(testItems(schema, value, functions));
  if (schema.contains) tests.push(testContains(schema.contains, value, functions));
  if (schema.uniqueItems) tests.push(code`check.isUnique(${value})`);
  if (schema.unevaluatedItems)
    tests.push(code`${value}.every(${declareItemTest(schema, functions)})`);
  return all(tests);
}

function testItems(schema: SchemaKeywords, value: Code, functions: Functions): Code {
  const { items } = schema;
  const from = schema.prefixItems?.length ?? 0;
  if (!items || functions.call(items, code`value`) === yes) return yes;
  if (items.kind === "never") return code`${value}.length <= ${from}`;
  const start = from > 0 ? code`, ${from}` : code``;
  return code`check.every(${value}, ${functions.predicate(items)}${start})`;
}

/** An expression for `contains`, bounded by `minContains` and `maxContains` (JSON Schema, 10.3.1.3). */
export function testContains(
  { schema, min, max }: NonNullable<SchemaKeywords["contains"]>,
  value: Code,
  functions: Functions,
): Code {
  const one = functions.call(schema, code`value`);
  const count =
    one === yes
      ? code`${value}.length`
      : one === no
        ? code`0`
        : code`check.count(${value}, ${functions.predicate(schema)})`;
  const lower = min > 0 ? code`${count} >= ${min}` : yes;
  return all([lower, max === undefined ? yes : code`${count} <= ${max}`]);
}

/** The name of a function that tests an item by `unevaluatedItems`. */
export function declareItemTest(schema: SchemaKeywords, functions: Functions): Code {
  const rest = schema.unevaluatedItems ?? { kind: "always" };
  return functions.declare(schema, "eachItem", itemParameters, () =>
    any([emitEvaluatedItem(schema, functions), functions.call(rest, code`item`)]),
  );
}
