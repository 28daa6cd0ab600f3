import { code, join, type Code } from "../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../model/model.ts";

/**
 * The type of an array whose first items are described one by one (`prefixItems`): those that `minItems` does not ask
 * for may be absent, and what follows them is of `items`, of any type without it, and nothing where there may be no more.
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
