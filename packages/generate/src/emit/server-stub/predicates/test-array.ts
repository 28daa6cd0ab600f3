import { code, type Code } from "../../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { assertionsOf } from "../assertions/assertions.ts";
import { all, any, no, testAssertions, yes } from "./condition.ts";
import { emitEvaluatedItem, itemParameters } from "./emit-evaluated.ts";
import type { Functions } from "./functions.ts";

/** Emits an expression for the length, the items and the uniqueness of an array. */
export function testArray(schema: SchemaKeywords, value: Code, functions: Functions): Code {
  const prefix = schema.prefixItems ?? [];
  const tests = prefix.map((item, index) =>
    any([code`${value}.length <= ${index}`, functions.call(item, code`${value}[${index}]`)]),
  );
  tests.unshift(testAssertions(assertionsOf(schema, "array", value)));
  tests.push(testItems(schema, value, functions));
  if (schema.contains) tests.push(testContains(schema.contains, value, functions));
  if (schema.uniqueItems) tests.push(code`check.isUnique(${value})`);
  tests.push(testUnevaluated(schema, value, functions));
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

/** Emits an expression for `contains`, bounded by `minContains` and `maxContains` (JSON Schema, 10.3.1.3). */
export function testContains(
  { schema, min, max }: NonNullable<SchemaKeywords["contains"]>,
  value: Code,
  functions: Functions,
): Code {
  const one = functions.call(schema, code`value`);
  if (one === no) return min > 0 ? no : yes;
  const count =
    one === yes
      ? code`${value}.length`
      : code`check.count(${value}, ${functions.predicate(schema)})`;
  const lower = min > 0 ? code`${count} >= ${min}` : yes;
  return all([lower, max === undefined ? yes : code`${count} <= ${max}`]);
}

function testUnevaluated(schema: SchemaKeywords, value: Code, functions: Functions): Code {
  if (!schema.unevaluatedItems || functions.isAlways(schema.unevaluatedItems)) return yes;
  return code`${value}.every(${declareItemTest(schema, schema.unevaluatedItems, functions)})`;
}

/**
 * Declares a function that tests whether an item is evaluated or conforms to `rest`, the schema of `unevaluatedItems`,
 * and returns its name.
 */
export function declareItemTest(
  schema: SchemaKeywords,
  rest: SchemaModel,
  functions: Functions,
): Code {
  return functions.declare(schema, "eachItem", itemParameters, () =>
    any([emitEvaluatedItem(schema, functions), functions.call(rest, code`item`)]),
  );
}
