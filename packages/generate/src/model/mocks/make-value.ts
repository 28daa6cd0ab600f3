import type { PropertyModel, SchemaKeywords, SchemaModel } from "../model.ts";
import type { SchemaIndex } from "../schema-index.ts";
import { conforms } from "../values/violation-of.ts";
import { textOf } from "../values/formats.ts";
import { mergedAll } from "./merge-all.ts";
import { textOfPattern } from "./text-of-pattern.ts";

/** Maximum depth of optional members and items, and of required ones. */
const MAX_OPTIONAL = 2;
const MAX_DEPTH = 12;

/** Creates a value that conforms to a schema, deterministically; undefined if none is found. */
export function makeValue(schema: SchemaModel, schemas: SchemaIndex, depth = 0): unknown {
  if (depth > MAX_DEPTH || schema.kind === "never") return undefined;
  if (schema.kind === "always") return {};
  const fits = (value: unknown) => value !== undefined && conforms(schema, value, schemas);
  const said = givenValuesOf(schema, schemas).find(fits);
  if (said !== undefined) return said;
  for (const keywords of mergedAll(schema, schemas)) {
    const value = candidatesOf(keywords, schemas, depth).find(fits);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Returns the examples and defaults of a schema or of the schema it refers to. */
function givenValuesOf(schema: SchemaModel, schemas: SchemaIndex): unknown[] {
  if (schema.kind === "always" || schema.kind === "never") return [];
  const own = [...(schema.examples ?? []), ...("default" in schema ? [schema.default] : [])];
  const target = schema.kind === "reference" ? schemas.get(schema.name) : undefined;
  return target?.kind === "schema" ? [...own, ...(target.examples ?? [])] : own;
}

function candidatesOf(keywords: SchemaKeywords, schemas: SchemaIndex, depth: number): unknown[] {
  if (keywords.const) return [keywords.const.value];
  if (keywords.enum) return [...keywords.enum];
  const types = keywords.types ?? impliedTypes(keywords);
  return types.flatMap((type): unknown[] => {
    switch (type) {
      case "null":
        return [null];
      case "boolean":
        return [true, false];
      case "integer":
      case "bigint":
      case "number":
        return numbersOf(keywords, type !== "number");
      case "string":
        return textsOf(keywords);
      case "array":
        return arraysOf(keywords, schemas, depth);
      case "object":
        return objectsOf(keywords, schemas, depth);
    }
  });
}

/** Returns the types that the keywords imply; an object if they imply none, because most such schemas are objects. */
function impliedTypes(keywords: SchemaKeywords): NonNullable<SchemaKeywords["types"]> {
  const { properties, required, items, prefixItems, pattern, format, minimum } = keywords;
  if (properties || required) return ["object"];
  if (items || prefixItems) return ["array"];
  if (pattern !== undefined || format !== undefined) return ["string"];
  return minimum === undefined ? ["object", "string", "integer", "array"] : ["number"];
}

function numbersOf(keywords: SchemaKeywords, isInteger: boolean): number[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = keywords;
  const step = multipleOf ?? (isInteger ? 1 : 0.5);
  const low = minimum ?? exclusiveMinimum;
  const high = maximum ?? exclusiveMaximum;
  const near = [low, high].filter((bound) => bound !== undefined);
  return [
    1,
    0,
    step,
    ...near.flatMap((bound) => [
      bound,
      Math.ceil(bound / step) * step,
      Math.floor(bound / step) * step,
      bound + step,
      bound - step,
    ]),
    ...(low !== undefined && high !== undefined ? [(low + high) / 2] : []),
  ];
}

function textsOf({
  format,
  pattern,
  minLength = 0,
  maxLength = Infinity,
}: SchemaKeywords): string[] {
  const known = textOf(format);
  const found =
    pattern === undefined
      ? undefined
      : textOfPattern(pattern, minLength, Math.min(maxLength, Math.max(64, minLength)));
  const plain = "text".repeat(Math.ceil(Math.max(minLength, 1) / 4));
  const texts = [
    known,
    found,
    plain.slice(0, Math.max(minLength, 4)),
    plain.slice(0, maxLength),
    "",
  ];
  return texts.filter((text) => text !== undefined);
}

function arraysOf(keywords: SchemaKeywords, schemas: SchemaIndex, depth: number): unknown[][] {
  const {
    prefixItems = [],
    items,
    minItems = 0,
    maxItems = Infinity,
    contains,
    uniqueItems,
  } = keywords;
  const make = (schema: SchemaModel) => makeValue(schema, schemas, depth + 1);
  const first = prefixItems.slice(0, maxItems).map(make);
  const wanted = Math.min(Math.max(minItems, depth < MAX_OPTIONAL ? 1 : 0), maxItems);
  const others = Array.from({ length: Math.max(0, wanted - first.length) }, (_, index) => {
    const item = make(items ?? contains?.schema ?? { kind: "always" });
    return uniqueItems && index > 0 ? varied(item, index) : item;
  });
  const whole = [...first, ...others];
  const least = whole.slice(0, minItems);
  return [whole, least, []].filter((list) => !list.includes(undefined));
}

/** Returns a variation of a value with the same type. */
function varied(value: unknown, number: number): unknown {
  if (typeof value === "number") return value + number;
  return typeof value === "string" ? `${value}${number}` : value;
}

function objectsOf(keywords: SchemaKeywords, schemas: SchemaIndex, depth: number): object[] {
  const { required = [], properties = [] } = keywords;
  const isWanted = ({ name, required: isRequired, hidden }: PropertyModel) =>
    isRequired || required.includes(name) || (depth < MAX_OPTIONAL && !hidden);
  const made = properties
    .filter(isWanted)
    .map(({ name, schema }) => [name, makeValue(schema, schemas, depth + 1)] as const)
    .filter(([, value]) => value !== undefined);
  const unlisted = required
    .filter((name) => !properties.some((property) => property.name === name))
    .map((name) => {
      const { additionalProperties = { kind: "always" } } = keywords;
      return [name, makeValue(additionalProperties, schemas, depth + 1)] as const;
    });
  const whole = [...made, ...unlisted];
  const needed = whole.filter(([name]) => required.includes(name));
  return [Object.fromEntries(whole), Object.fromEntries(needed)];
}
