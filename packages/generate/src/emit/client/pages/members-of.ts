import type { PropertyModel, SchemaModel } from "../../../model/model.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";

/**
 * Returns the members that a schema describes: its own, those of its references, and those of each part of its `allOf`.
 */
export function membersOf(
  schema: SchemaModel | undefined,
  schemas: SchemaIndex,
  seen: ReadonlySet<string> = new Set(),
): readonly PropertyModel[] {
  if (!schema || schema.kind === "always" || schema.kind === "never") return [];
  if (schema.kind === "reference") {
    const target = seen.has(schema.name) ? undefined : schemas.get(schema.name);
    const inside = new Set([...seen, schema.name]);
    return [...membersOf(target, schemas, inside), ...membersOf(schema.and, schemas, inside)];
  }
  const { properties = [], allOf = [] } = schema;
  return [...properties, ...allOf.flatMap((part) => membersOf(part, schemas, seen))];
}

/** Returns the JSON types that a schema or its references allow, if they say so. */
export function typesOf(
  schema: SchemaModel | undefined,
  schemas: SchemaIndex,
  seen: ReadonlySet<string> = new Set(),
): readonly string[] {
  if (!schema || schema.kind === "always" || schema.kind === "never") return [];
  if (schema.kind === "reference") {
    if (seen.has(schema.name)) return [];
    return typesOf(schemas.get(schema.name), schemas, new Set([...seen, schema.name]));
  }
  const { types, allOf = [], anyOf = [], oneOf = [], items, properties } = schema;
  // For pagination, the representation of an integer does not matter.
  if (types) return types.map((type) => (type === "bigint" ? "integer" : type));
  const parts = [...allOf, ...anyOf, ...oneOf];
  if (parts.length > 0) return parts.flatMap((part) => typesOf(part, schemas, seen));
  return items ? ["array"] : properties ? ["object"] : [];
}

/** A member at a dotted path. */
export interface MemberAt {
  readonly path: string;
  readonly name: string;
  readonly types: readonly string[];
}

/** Returns the members of a schema down to some depth, outermost first, without the items of lists. */
export function membersWithin(
  schema: SchemaModel | undefined,
  schemas: SchemaIndex,
  depth: number,
  before = "",
): MemberAt[] {
  const members = membersOf(schema, schemas);
  const own = members.map(({ name, schema: inner }) => ({
    path: before + name,
    name,
    types: typesOf(inner, schemas),
  }));
  if (depth <= 1) return own;
  return [
    ...own,
    ...members.flatMap(({ name, schema: inner }) =>
      membersWithin(inner, schemas, depth - 1, `${before}${name}.`),
    ),
  ];
}
