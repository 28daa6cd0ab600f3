import type { PropertyModel, SchemaModel } from "../../../model/model.ts";
import type { SchemaIndex } from "../../../model/schema-index.ts";

/** The members that a schema describes, by itself, by what it refers to, and by every part of its `allOf`. */
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

/** The JSON types that a schema allows, as far as it or what it refers to says them. */
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
  // To pages it makes no difference how an integer is held.
  if (types) return types.map((type) => (type === "bigint" ? "integer" : type));
  const parts = [...allOf, ...anyOf, ...oneOf];
  if (parts.length > 0) return parts.flatMap((part) => typesOf(part, schemas, seen));
  return items ? ["array"] : properties ? ["object"] : [];
}

/** A member at a path of names joined by dots. */
export interface MemberAt {
  readonly path: string;
  readonly name: string;
  readonly types: readonly string[];
}

/** The members of a schema down to some levels, those nearer to the top first; items of lists are none. */
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
