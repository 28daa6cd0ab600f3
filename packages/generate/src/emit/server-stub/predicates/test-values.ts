import { isDeepStrictEqual } from "node:util";
import { code, literal, type Code } from "../../code.ts";
import type { JsonType, SchemaKeywords } from "../../../model/model.ts";
import { scalarOf } from "../../bigints/scalar-of.ts";
import { any, yes } from "./condition.ts";

/** Emits an expression for `const` and `enum`. */
export function testValues(schema: SchemaKeywords, value: Code): Code {
  const values = allowedValues(schema);
  return values ? any(values.map((item) => testEqual(item, value, schema.types))) : yes;
}

/**
 * Returns the values that `const`, `enum` and `type` allow; undefined if they allow any value. Others are removed
 * because the compiler refuses a comparison with a value outside the variable's type, and duplicate comparisons.
 */
function allowedValues(schema: SchemaKeywords): unknown[] | undefined {
  const { const: only, types } = schema;
  const list = schema.enum ?? (only && [only.value]);
  return list
    ?.filter((item) => !only || isDeepStrictEqual(item, only.value))
    .filter((item) => !types || types.some((type) => isOf(item, type)))
    .filter(
      (item, index, all) => all.findIndex((other) => isDeepStrictEqual(other, item)) === index,
    );
}

/** Emits an expression for whether `value` equals a value of the description. */
export function testEqual(item: unknown, value: Code, types?: SchemaKeywords["types"]): Code {
  return typeof item === "object" && item !== null
    ? code`check.equals(${value}, ${literal(item)})`
    : code`${value} === ${scalarOf(item, types)}`;
}

function isOf(value: unknown, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "integer":
    case "bigint":
      return Number.isInteger(value);
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
