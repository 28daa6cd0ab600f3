import { isObject, type JsonObject } from "@document-export/openapi";
import { buildDeprecation } from "./build-deprecation.ts";
import { buildDiscriminator } from "./build-discriminator.ts";
import { narrowAlternatives } from "../discriminator/narrow-alternatives.ts";
import { readKnownValues } from "./read-known-values.ts";
import { isBoundless, NUMERIC_KEYWORDS, type NumericKeyword } from "../keywords.ts";
import type {
  JsonType,
  PropertyModel,
  SchemaKeywords,
  SchemaModel,
  SchemaSiblings,
} from "../model.ts";
import { child, type Reader } from "../reader.ts";

/** The schema around a keyword, and functions that build its subschemas. */
interface Context {
  readonly schema: JsonObject;
  readonly reader: Reader;
  /** Builds a subschema at a path of keys below the keyword. */
  readonly build: (value: unknown, ...keys: (string | number)[]) => SchemaModel;
  /** Builds the subschema of another keyword in the same schema; undefined if absent. */
  readonly beside: (keyword: string) => SchemaModel | undefined;
}
type Keyword = (value: unknown, context: Context) => Partial<SchemaKeywords>;

/** Builds the model of a JSON Schema (2020-12; OpenAPI 3.1, Schema Object). Unknown keywords are ignored. */
export function buildSchema(schema: unknown, pointer: string, reader: Reader): SchemaModel {
  if (schema === true || schema === undefined) return { kind: "always" };
  if (schema === false) return { kind: "never" };
  if (!isObject(schema)) return { kind: "always" };
  // The effect of these keywords depends on other schemas, which only a named schema can look up.
  const looksAround = "unevaluatedProperties" in schema || "unevaluatedItems" in schema;
  if (looksAround && !reader.places.isNamed(pointer)) {
    const place = reader.places.at(pointer);
    if (place) return { kind: "reference", name: place.name, pointer };
  }
  const keywords = buildKeywords(schema, pointer, reader);
  const siblings = buildSiblings(schema, pointer, reader);
  if (typeof schema.$ref !== "string") return { kind: "schema", ...siblings, ...keywords };
  return buildReference(schema.$ref, keywords, siblings, reader);
}

function buildReference(
  $ref: string,
  keywords: SchemaKeywords,
  siblings: SchemaSiblings,
  reader: Reader,
): SchemaModel {
  const { pointer } = siblings;
  const place = reader.places.find($ref);
  if (!place) return { kind: "always" };
  const reference = { kind: "reference" as const, name: place.name };
  if (keywords.unevaluatedProperties ?? keywords.unevaluatedItems) {
    const allOf = [{ ...reference, pointer }, ...(keywords.allOf ?? [])];
    return { kind: "schema", ...siblings, ...keywords, allOf };
  }
  if (Object.keys(keywords).length === 0) return { ...reference, ...siblings };
  return { ...reference, ...siblings, and: { kind: "schema", pointer, ...keywords } };
}

function buildSiblings(schema: JsonObject, pointer: string, reader: Reader): SchemaSiblings {
  const examples = examplesOf(schema);
  const knownValues = readKnownValues(schema, pointer, reader);
  const deprecation = buildDeprecation({ value: schema, pointer }, reader);
  return {
    pointer,
    ...(typeof schema.description === "string" && { description: schema.description }),
    ...("default" in schema && { default: schema.default }),
    ...(deprecation && { deprecation }),
    ...(examples.length > 0 && { examples }),
    ...(knownValues && { knownValues }),
    ...directionOf(schema),
  };
}

/** Returns the direction of a value; a value that is both read-only and write-only has none. */
function directionOf({ readOnly, writeOnly }: JsonObject): Pick<SchemaSiblings, "only"> {
  if ((readOnly === true) === (writeOnly === true)) return {};
  return { only: readOnly === true ? "read" : "write" };
}

/** Returns the `examples` of JSON Schema, or OpenAPI's older `example`. */
function examplesOf({ examples, example }: JsonObject): unknown[] {
  if (Array.isArray(examples)) return examples;
  return example === undefined ? [] : [example];
}

function buildKeywords(schema: JsonObject, pointer: string, reader: Reader): SchemaKeywords {
  const parts = Object.entries(schema).map(([keyword, value]) => {
    const make = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    return make ? make(value, contextOf(keyword, schema, pointer, reader)) : {};
  });
  return narrowAlternatives(Object.assign({}, ...parts), schema, reader);
}

function contextOf(keyword: string, schema: JsonObject, pointer: string, reader: Reader): Context {
  const at = (...keys: (string | number)[]) => keys.reduce<string>(child, pointer);
  return {
    schema,
    reader,
    build: (value, ...keys) => buildSchema(value, at(keyword, ...keys), reader),
    beside: (other) =>
      other in schema ? buildSchema(schema[other], at(other), reader) : undefined,
  };
}

const asIs =
  (keyword: keyof SchemaKeywords): Keyword =>
  (value) => ({ [keyword]: value });
const numeric =
  (keyword: NumericKeyword): Keyword =>
  (value) =>
    isBoundless(keyword, value) ? {} : { [keyword]: value };
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const members = (value: unknown): [string, unknown][] =>
  Object.entries(isObject(value) ? value : {});
const schemas =
  (keyword: "allOf" | "anyOf" | "oneOf" | "prefixItems"): Keyword =>
  (value, { build }) => ({ [keyword]: list(value).map((schema, index) => build(schema, index)) });
const nested =
  (
    keyword:
      | "items"
      | "not"
      | "additionalProperties"
      | "propertyNames"
      | "unevaluatedItems"
      | "unevaluatedProperties",
  ): Keyword =>
  (value, { build }) => ({ [keyword]: build(value) });

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...Object.fromEntries(NUMERIC_KEYWORDS.map((keyword) => [keyword, numeric(keyword)])),
  type: (value, { schema, reader }) => ({
    types: ((Array.isArray(value) ? value : [value]) as JsonType[]).map((type) =>
      type === "integer" && reader.choices.int64 === "bigint" && isOf64Bits(schema)
        ? "bigint"
        : type,
    ),
  }),
  enum: (value) => ({ enum: list(value) }),
  const: (value) => ({ const: { value } }),
  format: asIs("format"),
  contentMediaType: asIs("contentMediaType"),
  pattern: (value) => ({ pattern: String(value) }),
  uniqueItems: asIs("uniqueItems"),
  prefixItems: schemas("prefixItems"),
  items: nested("items"),
  unevaluatedItems: nested("unevaluatedItems"),
  contains: (value, { build, schema }) => ({
    contains: {
      schema: build(value),
      min: typeof schema.minContains === "number" ? schema.minContains : 1,
      max: typeof schema.maxContains === "number" ? schema.maxContains : undefined,
    },
  }),
  required: asIs("required"),
  properties: (value, { build, schema }) => ({
    properties: buildProperties(value, build, list(schema.required)),
  }),
  patternProperties: (value, { build }) => ({
    patternProperties: members(value).map(([pattern, schema]) => ({
      pattern,
      schema: build(schema, pattern),
    })),
  }),
  additionalProperties: nested("additionalProperties"),
  propertyNames: nested("propertyNames"),
  unevaluatedProperties: nested("unevaluatedProperties"),
  dependentRequired: (value) => ({
    dependentRequired: members(value).map(([name, required]) => ({
      name,
      required: list(required) as string[],
    })),
  }),
  dependentSchemas: (value, { build }) => ({
    dependentSchemas: members(value).map(([name, schema]) => ({
      name,
      schema: build(schema, name),
    })),
  }),
  discriminator: (value, { schema, reader }) => buildDiscriminator(value, schema, reader),
  allOf: schemas("allOf"),
  anyOf: schemas("anyOf"),
  oneOf: schemas("oneOf"),
  not: nested("not"),
  if: (value, { build, beside }) => ({
    if: { condition: build(value), thenSchema: beside("then"), elseSchema: beside("else") },
  }),
};

function isOf64Bits({ format }: JsonObject): boolean {
  return format === "int64" || format === "uint64";
}

function buildProperties(
  value: unknown,
  build: Context["build"],
  required: readonly unknown[],
): PropertyModel[] {
  return members(value).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema: build(schema, name),
  }));
}
