import { mapSubschemas } from "../map-subschemas.ts";
import type { SchemaKeywords, SchemaModel } from "../model.ts";
import type { SchemaIndex } from "../schema-index.ts";
import { directionOf } from "./directed-schemas.ts";

/** How a schema is seen from one direction. */
export interface View {
  /** The direction whose members are left out: those that are only read, in a request. */
  readonly without: "read" | "write";
  readonly schemas: SchemaIndex;
  /** The name of the view of a schema that is referred to. */
  readonly rename: (name: string) => string;
}

/** The keywords that apply to the same value: what one branch leaves out, none of them requires. */
const BRANCHES: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf"]);

/**
 * A schema as it holds in one direction: a member that travels only in the other is not required, and hidden from types.
 * It is not forbidden either, since many send back what they have read (OpenAPI 3.0, Schema Object, `readOnly`).
 */
export function viewSchema(
  schema: SchemaModel,
  view: View,
  around: ReadonlySet<string> = new Set(),
): SchemaModel {
  if (schema.kind === "always" || schema.kind === "never") return schema;
  const left = new Set([...around, ...leftOut(schema, view)]);
  if (schema.kind === "reference") {
    const and = schema.and && viewSchema(schema.and, view, left);
    return { ...schema, name: view.rename(schema.name), ...(and && { and }) };
  }
  const mapped = mapSubschemas(schema, (part, keyword) =>
    viewSchema(part, view, BRANCHES.has(keyword) ? left : undefined),
  );
  return { ...schema, ...mapped, ...ownKeywords(schema, mapped, left, view) };
}

function ownKeywords(
  { required, discriminator }: SchemaKeywords,
  { properties }: SchemaKeywords,
  left: ReadonlySet<string>,
  { without, schemas, rename }: View,
): SchemaKeywords {
  return {
    ...(required && { required: required.filter((name) => !left.has(name)) }),
    ...(properties && {
      properties: properties.map((property) => ({
        ...property,
        required: property.required && !left.has(property.name),
        ...(directionOf(property.schema, schemas) === without && { hidden: true }),
      })),
    }),
    ...(discriminator && {
      discriminator: {
        ...discriminator,
        mapping: discriminator.mapping.map((one) => ({ ...one, schema: rename(one.schema) })),
      },
    }),
  };
}

/** The names of the members that a schema, or any branch of it, leaves out. */
function leftOut(schema: SchemaModel, view: View, seen: ReadonlySet<string> = new Set()): string[] {
  if (schema.kind === "reference") {
    const target = seen.has(schema.name) ? undefined : view.schemas.get(schema.name);
    const inside = new Set([...seen, schema.name]);
    return [target, schema.and].flatMap((part) => (part ? leftOut(part, view, inside) : []));
  }
  if (schema.kind !== "schema") return [];
  const { properties = [], allOf = [], anyOf = [], oneOf = [] } = schema;
  return [
    ...properties
      .filter((one) => directionOf(one.schema, view.schemas) === view.without)
      .map(({ name }) => name),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => leftOut(part, view, seen)),
  ];
}
