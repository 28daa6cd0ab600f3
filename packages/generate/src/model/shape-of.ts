import type { JsonType, ParameterModel, SchemaKeywords, SchemaModel } from "./model.ts";
import type { SchemaIndex } from "./schema-index.ts";

/** The types that a text in a request may represent, for the runtime's decoders. */
export interface Shape {
  readonly scalars: readonly Scalar[];
  readonly items?: Shape;
  readonly members?: Readonly<Record<string, Shape>>;
  readonly rest?: Shape;
}

type Scalar = Exclude<JsonType, "array" | "object">;

const TEXT: Shape = { scalars: ["string"] };
const SCALAR_ORDER: readonly Scalar[] = [
  "bigint",
  "integer",
  "number",
  "boolean",
  "string",
  "null",
];

/**
 * Returns how many levels the values of a style can have: for `deepObject`, as many as the runtime reads brackets; for
 * other styles three, the value, its items or members, and the items of lists in members.
 */
export function depthOf(style: ParameterModel["style"]): number {
  return style === "deepObject" ? 8 : 2;
}

/**
 * Returns the shape of the values that conform to a schema: JSON types, items and members, whichever keywords define
 * them. A schema without constraints, a recursive schema, and a schema more than `depth` levels down mean text.
 */
export function shapeOf(schema: SchemaModel, schemas: SchemaIndex, depth: number): Shape {
  const shape = build(schema, { schemas, seen: new Set(), depth });
  return isEmpty(shape) ? TEXT : shape;
}

interface Descent {
  readonly schemas: SchemaIndex;
  /** The enclosing schemas. */
  readonly seen: ReadonlySet<string>;
  /** Number of levels left to read. */
  readonly depth: number;
}

function build(schema: SchemaModel, descent: Descent): Shape {
  if (schema.kind === "reference") {
    const { schemas, seen } = descent;
    const target = seen.has(schema.name) ? undefined : schemas.get(schema.name);
    const inside = { ...descent, seen: new Set([...seen, schema.name]) };
    const parts = [target, schema.and].filter((part) => part !== undefined);
    return parts.map((part) => build(part, inside)).reduce(merge, { scalars: [] });
  }
  if (schema.kind !== "schema") return { scalars: [] };
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return parts.map((part) => build(part, descent)).reduce(merge, ownShape(schema, descent));
}

function ownShape(schema: SchemaKeywords, descent: Descent): Shape {
  const types = schema.types ?? impliedTypes(schema);
  const inner = (part: SchemaModel) => {
    if (descent.depth === 0) return TEXT;
    const shape = build(part, { ...descent, depth: descent.depth - 1 });
    return isEmpty(shape) ? TEXT : shape;
  };
  const scalars = SCALAR_ORDER.filter((type) => types.includes(type));
  const items = types.includes("array") && { items: itemsOf(schema, inner) };
  return { scalars, ...items, ...(types.includes("object") && membersOf(schema, inner)) };
}

/** Returns the shape of any item: the decoders do not distinguish positions. */
function itemsOf(
  { items, prefixItems = [] }: SchemaKeywords,
  inner: (part: SchemaModel) => Shape,
): Shape {
  const described = [...prefixItems, ...(items ? [items] : [])].filter(
    ({ kind }) => kind !== "never",
  );
  return described.length === 0 ? TEXT : described.map(inner).reduce(merge);
}

function membersOf(schema: SchemaKeywords, inner: (part: SchemaModel) => Shape): Partial<Shape> {
  const { properties = [], additionalProperties } = schema;
  const members = Object.fromEntries(
    properties.map(({ name, schema: part }) => [name, inner(part)]),
  );
  if (additionalProperties?.kind === "never") return { members };
  // Undescribed members are dropped, unless the schema lists none or describes additional ones.
  if (!additionalProperties && properties.length > 0) return { members };
  return { members, rest: additionalProperties ? inner(additionalProperties) : TEXT };
}

const BOUNDS = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
] as const;

/** Returns the types that a schema without `type` implies. */
function impliedTypes(schema: SchemaKeywords): JsonType[] {
  const values = schema.const ? [schema.const.value] : (schema.enum ?? []);
  const types = values.map(jsonTypeOf);
  if (schema.properties || schema.additionalProperties) types.push("object");
  if (schema.items || schema.prefixItems) types.push("array");
  // Bounds apply only to numbers, so a text that looks like a number is read as a number.
  if (BOUNDS.some((keyword) => schema[keyword] !== undefined)) types.push("number");
  return types;
}

function jsonTypeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as "string" | "number" | "boolean" | "object";
}

function merge(one: Shape, other: Shape): Shape {
  const items =
    one.items && other.items ? merge(one.items, other.items) : (one.items ?? other.items);
  const members = mergeMembers(one.members, other.members);
  const rest = one.rest && other.rest ? merge(one.rest, other.rest) : (one.rest ?? other.rest);
  const taken = new Set([...one.scalars, ...other.scalars]);
  return {
    scalars: SCALAR_ORDER.filter((type) => taken.has(type)),
    ...(items && { items }),
    ...(members && { members }),
    ...(rest && { rest }),
  };
}

function mergeMembers(one: Shape["members"], other: Shape["members"]): Shape["members"] {
  if (!one || !other) return one ?? other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const at = (members: NonNullable<Shape["members"]>, name: string): Shape =>
    (Object.hasOwn(members, name) ? members[name] : undefined) ?? { scalars: [] };
  return Object.fromEntries(
    [...names].map((name) => [name, merge(at(one, name), at(other, name))]),
  );
}

function isEmpty({ scalars, items, members, rest }: Shape): boolean {
  return scalars.length === 0 && !items && !members && !rest;
}
