import { code, key, type Code } from "../../code.ts";
import type { SchemaKeywords, SchemaModel } from "../../../model/model.ts";
import { withoutNull } from "../without-null.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";

/** Nested objects are checked down to this depth; deeper ones are left to the implementation. */
const MAX_DEPTH = 2;
const ANY = code`${"value"}`;

/** Like {@link emitType}, for a value that is left out instead of being `null`. */
export function emitOptionalType(schema: SchemaModel, schemas: SchemaIndex): Code {
  const target = schema.kind === "reference" && !schema.and ? schemas.get(schema.name) : schema;
  return emitType(target ? withoutNull(target) : schema, schemas);
}

/** Emits the JSON types of a value for the runtime's checks; `value` if the schema does not use `type`. */
export function emitType(schema: SchemaModel, schemas: SchemaIndex, depth = MAX_DEPTH): Code {
  const target = schema.kind === "reference" && !schema.and ? schemas.get(schema.name) : schema;
  if (target?.kind !== "schema") return ANY;
  const types = target.types ?? [];
  if (types.length !== 1) return types.length > 0 ? code`${types.join("|")}` : ANY;
  if (types[0] === "object" && depth > 0) return emitObject(target, schemas, depth - 1);
  if (types[0] === "array" && depth > 0 && target.items && !target.prefixItems)
    return code`{ "[]": ${emitType(target.items, schemas, depth - 1)} }`;
  return code`${types[0] ?? "value"}`;
}

function emitObject(
  { properties = [], additionalProperties: others }: SchemaKeywords,
  schemas: SchemaIndex,
  depth: number,
): Code {
  const isAmbiguous = ({ name }: { name: string }) => name === "[]" || name === "*";
  if (properties.some(isAmbiguous)) return code`${"object"}`;
  const members = properties.map(
    ({ name, schema }) => code`${key(name)}: ${emitType(schema, schemas, depth)},`,
  );
  const rest = others ? emitType(others, schemas, depth) : ANY;
  if (members.length === 0 && rest.text === ANY.text) return code`${"object"}`;
  return code`{ ${members} ${rest.text === ANY.text ? code`` : code`"*": ${rest},`} }`;
}
