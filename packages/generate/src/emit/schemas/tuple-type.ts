import { code, join, type Code } from "../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../model/model.ts";

/**
 * Emits the type of an array whose first items have separate schemas (`prefixItems`). Items that `minItems` does not
 * require are optional. Further items have the type of `items`, any type without it, and are excluded if no more are
 * allowed.
 */
export function tupleType(
  { prefixItems = [], items, minItems = 0, maxItems = Infinity }: SchemaKeywords,
  typeOf: (schema: SchemaModel) => Code,
): Code {
  const first = prefixItems
    .slice(0, maxItems)
    .map((item, index) => code`(${typeOf(item)})${index < minItems ? code`` : code`?`}`);
  const isClosed = items?.kind === "never" || maxItems <= prefixItems.length;
  const others = items ? typeOf(items) : code`unknown`;
  return code`readonly [${join(isClosed ? first : [...first, code`...(${others})[]`], ", ")}]`;
}
