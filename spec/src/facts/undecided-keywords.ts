import { decisionsOf } from "../decisions-of.ts";
import { isObject, type JsonObject } from "../json-object.ts";

/** Keywords that can make a value invalid (JSON Schema 2020-12), and so need a fact or a decision. */
const CONSTRAINING = new Set([
  "$ref",
  "type",
  "format",
  "enum",
  "const",
  "default",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "contentEncoding",
  "contentMediaType",
  "prefixItems",
  "minItems",
  "maxItems",
  "uniqueItems",
  "contains",
  "minContains",
  "maxContains",
  "unevaluatedItems",
  "minProperties",
  "maxProperties",
  "propertyNames",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
  "dependentRequired",
  "dependentSchemas",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "readOnly",
  "writeOnly",
]);

/**
 * Returns the schema's own constraints that no `x-decision` names: keywords, `required/<name>` for each required
 * member, and `properties/<name>` for each described member. Nested constraints are checked elsewhere.
 */
export function undecidedKeywords(schema: JsonObject): string[] {
  const decided = decisionsOf(schema);
  if ("*" in decided) return [];
  const keywords = Object.keys(schema).filter((keyword) => CONSTRAINING.has(keyword));
  const required = Array.isArray(schema.required) && !("required" in decided);
  return [
    ...keywords.filter((keyword) => !(keyword in decided)),
    ...(required ? (schema.required as string[]).map((name) => `required/${name}`) : []),
    ...undecidedNames(schema, "properties").map((name) => `properties/${name}`),
  ];
}

/** Returns the names in an object's map (members, statuses) that its `x-decision` does not cover. */
export function undecidedNames(holder: JsonObject, map: string): string[] {
  const decided = decisionsOf(holder);
  if (map in decided || !isObject(holder[map])) return [];
  return Object.keys(holder[map]).filter((name) => !(`${map}/${name}` in decided));
}
