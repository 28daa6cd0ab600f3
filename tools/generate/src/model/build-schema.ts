import { isObject, type JsonObject } from "../load/json-object.ts";
import type {
  JsonType,
  PropertyModel,
  SchemaKeywords,
  SchemaModel,
  SchemaSiblings,
} from "./model.ts";
import { child, segmentsOf, type Reader } from "./reader.ts";

const prefix = "#/components/schemas/";

/** Keywords that say something without asserting anything, or that another stage reads. */
const annotations = new Set([
  "$schema",
  "$comment",
  "title",
  "description",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "examples",
  "example",
  "externalDocs",
  "xml",
  "contentEncoding",
  "contentSchema",
  "$ref",
  "then",
  "else",
  "minContains",
  "maxContains",
  "discriminator",
]);

type Build = (schema: unknown, pointer: string) => SchemaModel;
type Keyword = (
  value: unknown,
  build: (value: unknown, ...keys: (string | number)[]) => SchemaModel,
  schema: JsonObject,
) => Partial<SchemaKeywords>;

/** Builds the model of a JSON Schema (2020-12; OpenAPI 3.1, Schema Object). */
export function buildSchema(schema: unknown, pointer: string, reader: Reader): SchemaModel {
  if (schema === true || schema === undefined) return { kind: "always" };
  if (schema === false) return { kind: "never" };
  if (!isObject(schema)) {
    reader.problem(pointer, "expected a schema: an object, `true` or `false`");
    return { kind: "always" };
  }
  checkPatterns(schema, pointer, reader);
  const build: Build = (nested, at) => buildSchema(nested, at, reader);
  const keywords = buildKeywords(schema, pointer, build, reader);
  const siblings = buildSiblings(schema, pointer);
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
  const [name, ...inside] = $ref.startsWith(prefix) ? segmentsOf($ref.slice(prefix.length)) : [];
  if (name === undefined || inside.length > 0) {
    reader.problem(pointer, `\`$ref: ${$ref}\` is not honoured: expected \`${prefix}…\``);
    return { kind: "always" };
  }
  if (Object.keys(keywords).length === 0) return { kind: "reference", name, ...siblings };
  return { kind: "reference", name, ...siblings, and: { kind: "schema", pointer, ...keywords } };
}

function buildSiblings(schema: JsonObject, pointer: string): SchemaSiblings {
  return {
    pointer,
    ...(typeof schema.description === "string" && { description: schema.description }),
    ...("default" in schema && { default: schema.default }),
    ...(schema.deprecated === true && { deprecated: true }),
  };
}

function buildKeywords(
  schema: JsonObject,
  pointer: string,
  build: Build,
  reader: Reader,
): SchemaKeywords {
  const parts = Object.entries(schema).map(([keyword, value]) => {
    if (keyword.startsWith("x-") || annotations.has(keyword)) return {};
    const make = keywordTable[keyword];
    if (make)
      return make(
        value,
        (nested, ...keys) => build(nested, [keyword, ...keys].reduce<string>(child, pointer)),
        schema,
      );
    reader.problem(child(pointer, keyword), `the keyword \`${keyword}\` is not honoured`);
    return {};
  });
  return Object.assign({}, ...parts);
}

const asIs =
  (keyword: keyof SchemaKeywords): Keyword =>
  (value) => ({ [keyword]: value });
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const members = (value: unknown): [string, unknown][] =>
  Object.entries(isObject(value) ? value : {});
const schemas =
  (keyword: "allOf" | "anyOf" | "oneOf" | "prefixItems"): Keyword =>
  (value, build) => ({ [keyword]: list(value).map((schema, index) => build(schema, index)) });
const nested =
  (keyword: "items" | "not" | "additionalProperties" | "propertyNames"): Keyword =>
  (value, build) => ({ [keyword]: build(value) });

const keywordTable: Readonly<Record<string, Keyword>> = {
  type: (value) => ({ types: (Array.isArray(value) ? value : [value]) as JsonType[] }),
  enum: (value) => ({ enum: list(value) }),
  const: (value) => ({ const: { value } }),
  format: asIs("format"),
  contentMediaType: asIs("contentMediaType"),
  minLength: asIs("minLength"),
  maxLength: asIs("maxLength"),
  pattern: (value) => ({ pattern: String(value) }),
  minimum: asIs("minimum"),
  maximum: asIs("maximum"),
  exclusiveMinimum: asIs("exclusiveMinimum"),
  exclusiveMaximum: asIs("exclusiveMaximum"),
  multipleOf: asIs("multipleOf"),
  minItems: asIs("minItems"),
  maxItems: asIs("maxItems"),
  uniqueItems: asIs("uniqueItems"),
  prefixItems: schemas("prefixItems"),
  items: nested("items"),
  contains: (value, build, schema) => ({
    contains: {
      schema: build(value),
      min: typeof schema.minContains === "number" ? schema.minContains : 1,
      max: typeof schema.maxContains === "number" ? schema.maxContains : undefined,
    },
  }),
  minProperties: asIs("minProperties"),
  maxProperties: asIs("maxProperties"),
  required: asIs("required"),
  properties: (value, build, schema) => ({
    properties: buildProperties(value, build, list(schema.required)),
  }),
  patternProperties: (value, build) => ({
    patternProperties: members(value).map(([pattern, schema]) => ({
      pattern,
      schema: build(schema, pattern),
    })),
  }),
  additionalProperties: nested("additionalProperties"),
  propertyNames: nested("propertyNames"),
  dependentRequired: (value) => ({
    dependentRequired: members(value).map(([name, required]) => ({
      name,
      required: list(required) as string[],
    })),
  }),
  allOf: schemas("allOf"),
  anyOf: schemas("anyOf"),
  oneOf: schemas("oneOf"),
  not: nested("not"),
  if: (value, build, schema) => ({
    if: {
      condition: build(value),
      whenKept: "then" in schema ? build(schema.then) : undefined,
      whenBroken: "else" in schema ? build(schema.else) : undefined,
    },
  }),
};

function buildProperties(
  value: unknown,
  build: (value: unknown, ...keys: string[]) => SchemaModel,
  required: readonly unknown[],
): PropertyModel[] {
  return members(value).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema: build(schema, name),
  }));
}

/** Compiles each pattern as the generated code does: an invalid one must fail here, not in the output. */
function checkPatterns(schema: JsonObject, pointer: string, reader: Reader): void {
  const named = members(schema.patternProperties).map(([pattern]) => ({
    pattern,
    place: child(child(pointer, "patternProperties"), pattern),
  }));
  const own = { pattern: String(schema.pattern ?? ""), place: child(pointer, "pattern") };
  for (const { pattern, place } of [own, ...named]) {
    try {
      RegExp(pattern, "u");
    } catch (error) {
      reader.problem(place, error instanceof Error ? error.message : String(error));
    }
  }
}
