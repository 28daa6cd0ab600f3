import type { SchemaKeywords, SchemaModel } from "./model.ts";
import type { SchemaIndex } from "./schema-index.ts";

/**
 * Removes assertions about the members in `files` from a body's schema, because files are not JSON once they are read.
 * Also removes those about unlisted members, which are checked separately.
 */
export function withoutFiles(
  schema: SchemaModel,
  files: ReadonlySet<string>,
  schemas: SchemaIndex,
): SchemaModel {
  if (files.size === 0) return schema;
  return strip(schema, files, schemas, new Set());
}

function strip(
  schema: SchemaModel,
  files: ReadonlySet<string>,
  schemas: SchemaIndex,
  seen: ReadonlySet<string>,
): SchemaModel {
  if (schema.kind === "reference") {
    const target = seen.has(schema.name) ? undefined : schemas.get(schema.name);
    const parts = [target, schema.and].filter((part) => part !== undefined);
    const inside = new Set([...seen, schema.name]);
    return {
      kind: "schema",
      pointer: schema.pointer,
      allOf: parts.map((part) => strip(part, files, schemas, inside)),
    };
  }
  if (schema.kind !== "schema") return schema;
  const inner = (parts: readonly SchemaModel[]) =>
    parts.map((part) => strip(part, files, schemas, seen));
  const { properties, allOf, anyOf, oneOf } = schema;
  const stripped: SchemaKeywords = {
    ...(properties && {
      properties: properties.map((property) =>
        files.has(property.name) ? { ...property, schema: { kind: "always" } } : property,
      ),
    }),
    ...(allOf && { allOf: inner(allOf) }),
    ...(anyOf && { anyOf: inner(anyOf) }),
    ...(oneOf && { oneOf: inner(oneOf) }),
  };
  const { patternProperties: _, additionalProperties: __, ...others } = schema;
  return { ...others, ...stripped };
}
