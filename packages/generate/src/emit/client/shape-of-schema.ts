import { DescriptionError } from "@document-export/openapi";
import type { NamedSchema, SchemaKeywords, SchemaModel } from "../../model/model.ts";
import { ANNOTATION_KEYWORDS } from "../../model/annotation-keywords.ts";

/** The part of JSON Schema that the client's checks support. */
export interface Shape {
  readonly [keyword: string]: unknown;
}

/** Converts schemas to shapes and collects named shapes. */
export interface Shapes {
  /** Returns the shape of a schema. Throws DescriptionError, with a pointer, for an unsupported keyword. */
  readonly of: (schema: SchemaModel) => Shape;
  /** The shapes that the shapes returned so far refer to, by name. */
  readonly named: ReadonlyMap<string, Shape>;
}

const COPIED = new Set(["types", "enum", "format", "minimum", "maximum", "minLength", "minItems"]);

/** Converts schemas to shapes and follows their references. */
export function shapesOf(schemas: readonly NamedSchema[]): Shapes {
  const byName = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const named = new Map<string, Shape>();
  const refer = (name: string): Shape => {
    const target = byName.get(name);
    if (target && !named.has(name)) {
      // Registered before it is complete, because a schema may refer back to itself.
      named.set(name, {});
      named.set(name, shape(target));
    }
    return { ref: name };
  };
  const shape = (schema: SchemaModel): Shape => {
    if (schema.kind === "always") return {};
    if (schema.kind === "never") throw noShape("never", "");
    if (schema.kind === "schema") return keywords(schema, schema.pointer, shape);
    return schema.and ? { ...refer(schema.name), and: shape(schema.and) } : refer(schema.name);
  };
  return { of: shape, named };
}

function keywords(
  schema: SchemaKeywords,
  pointer: string,
  shape: (schema: SchemaModel) => Shape,
): Shape {
  const { required = [], properties = [], items, additionalProperties, ...others } = schema;
  const asserting = Object.entries(others).filter(([name]) => !ANNOTATION_KEYWORDS.has(name));
  const unknown = asserting.find(([name]) => !COPIED.has(name));
  if (unknown) throw noShape(unknown[0], pointer);
  return {
    ...Object.fromEntries(asserting),
    ...(required.length > 0 && { required }),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties.map(({ name, schema: of }) => [name, shape(of)])),
    }),
    ...(items && { items: shape(items) }),
    ...(additionalProperties && { additionalProperties: shape(additionalProperties) }),
  };
}

function noShape(keyword: string, pointer: string): DescriptionError {
  return new DescriptionError([`${pointer}: the client has no check for \`${keyword}\``]);
}
