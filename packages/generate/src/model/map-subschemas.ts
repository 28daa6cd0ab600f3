import type { SchemaKeywords, SchemaModel } from "./model.ts";

const ONE = [
  "items",
  "not",
  "additionalProperties",
  "propertyNames",
  "unevaluatedItems",
  "unevaluatedProperties",
] as const;
const LISTS = ["allOf", "anyOf", "oneOf", "prefixItems"] as const;
const NAMED = ["properties", "patternProperties", "dependentSchemas"] as const;

/** Returns the keywords of a schema with every direct subschema replaced; the target of a `$ref` is not a subschema. */
export function mapSubschemas(
  schema: SchemaKeywords,
  map: (subschema: SchemaModel, keyword: keyof SchemaKeywords) => SchemaModel,
): SchemaKeywords {
  const mapped: Record<string, unknown> = { ...schema };
  for (const keyword of ONE) {
    const inner = schema[keyword];
    if (inner) mapped[keyword] = map(inner, keyword);
  }
  for (const keyword of LISTS) {
    const parts = schema[keyword];
    if (parts) mapped[keyword] = parts.map((part) => map(part, keyword));
  }
  for (const keyword of NAMED) {
    const members = schema[keyword];
    if (members)
      mapped[keyword] = members.map((one) => ({ ...one, schema: map(one.schema, keyword) }));
  }
  const { contains, if: fork } = schema;
  if (contains) mapped.contains = { ...contains, schema: map(contains.schema, "contains") };
  if (fork)
    mapped.if = {
      condition: map(fork.condition, "if"),
      thenSchema: fork.thenSchema && map(fork.thenSchema, "if"),
      elseSchema: fork.elseSchema && map(fork.elseSchema, "if"),
    };
  return mapped;
}

/** Returns the direct subschemas of a schema, including the one next to a `$ref`. */
export function subschemasOf(schema: SchemaModel): SchemaModel[] {
  if (schema.kind === "reference") return schema.and ? [schema.and] : [];
  if (schema.kind !== "schema") return [];
  const found: SchemaModel[] = [];
  mapSubschemas(schema, (subschema) => {
    found.push(subschema);
    return subschema;
  });
  return found;
}
