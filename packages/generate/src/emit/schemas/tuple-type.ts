import { code, join, type Code } from "../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../model/model.ts";

/**
 * Emits the type of an array whose first items have separate schemas (`prefixItems`). Items that `minItems` does not
 * require are optional. Further items have the type of `items`, any type without it, and are excluded if no more are
 * allowed.
 */
export function tupleType(schema: SchemaKeywords, typeOf: (schema: SchemaModel) => Code): Code {
  const { prefixItems = [], items, minItems = 0, maxItems = Infinity } = schema;
  const first = prefixItems
    .slice(0, maxItems)
    .map((item, index) => code`(${typeOf(item)})${index < minItems ? code`` : code`?`}`);
  const isClosed = items?.kind === "never" || isExhausted(schema) || maxItems <= prefixItems.length;
  const others = items ? typeOf(items) : code`unknown`;
  return code`readonly [${join(isClosed ? first : [...first, code`...(${others})[]`], ", ")}]`;
}

/** Whether `unevaluatedItems` excludes further items: no other keyword of the schema may describe some. */
function isExhausted(schema: SchemaKeywords): boolean {
  const { unevaluatedItems, items, contains, allOf, anyOf, oneOf } = schema;
  return (
    unevaluatedItems?.kind === "never" &&
    !(items ?? contains ?? allOf ?? anyOf ?? oneOf ?? schema.if)
  );
}
