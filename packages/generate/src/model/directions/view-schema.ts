import { mapSubschemas } from "../map-subschemas.ts";
import type { SchemaKeywords, SchemaModel } from "../model.ts";
import type { SchemaIndex } from "../schema-index.ts";
import { directionOf } from "./directed-schemas.ts";

/** The view of schemas in one direction. */
export interface View {
  /** The direction whose members are left out: `read` removes read-only members from requests. */
  readonly without: "read" | "write";
  readonly schemas: SchemaIndex;
  /** Returns the name of the view of a referenced schema. */
  readonly rename: (name: string) => string;
}

/** Keywords that apply to the same value: a member that one branch leaves out is not required by any. */
const BRANCHES: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf"]);

/**
 * Returns the view of a schema in one direction. A member sent only in the other direction is not required, and hidden
 * from types. It is still accepted, because many callers send back what they have read (OpenAPI 3.0, Schema Object,
 * `readOnly`).
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

/** Returns the names of the members that a schema or any of its branches leaves out. */
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
