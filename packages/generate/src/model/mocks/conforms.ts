import { isDeepStrictEqual } from "node:util";
import type { JsonType, SchemaKeywords, SchemaModel } from "../model.ts";
import type { SchemaIndex } from "../schema-index.ts";
import { hasFormat } from "./formats.ts";
import { matches } from "./text-of-pattern.ts";

type Json = Readonly<Record<string, unknown>>;

/** Whether a value conforms to a schema, as the checks of a stub would say (JSON Schema 2020-12). */
export function conforms(schema: SchemaModel, value: unknown, schemas: SchemaIndex): boolean {
  if (schema.kind === "always") return true;
  if (schema.kind === "never") return false;
  const holds = (part: SchemaModel) => conforms(part, value, schemas);
  if (schema.kind === "reference") {
    const target = schemas.get(schema.name);
    return (!target || holds(target)) && (!schema.and || holds(schema.and));
  }
  const { allOf = [], anyOf, oneOf, not, if: fork } = schema;
  return (
    hasType(schema, value) &&
    isListed(schema, value) &&
    fitsScalar(schema, value) &&
    fitsArray(schema, value, schemas) &&
    fitsObject(schema, value, schemas) &&
    allOf.every(holds) &&
    (!anyOf || anyOf.some(holds)) &&
    (!oneOf || oneOf.filter(holds).length === 1) &&
    (!not || !holds(not)) &&
    (!fork ||
      holds((holds(fork.condition) ? fork.thenSchema : fork.elseSchema) ?? { kind: "always" }))
  );
}

function hasType({ types }: SchemaKeywords, value: unknown): boolean {
  return !types || types.some((type) => isOf(type, value));
}

function isOf(type: JsonType, value: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListed(schema: SchemaKeywords, value: unknown): boolean {
  const lists = [
    ...(schema.const ? [[schema.const.value]] : []),
    ...(schema.enum ? [schema.enum] : []),
  ];
  return lists.every((list) => list.some((one) => isDeepStrictEqual(one, value)));
}

function fitsScalar(schema: SchemaKeywords, value: unknown): boolean {
  if (typeof value === "string") return fitsText(schema, value);
  if (typeof value !== "number") return true;
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  const isWithin = value >= minimum && value <= maximum;
  const isInside = value > exclusiveMinimum && value < exclusiveMaximum;
  const quotient = value / (multipleOf ?? 1);
  const isMultiple = multipleOf === undefined || Math.abs(quotient - Math.round(quotient)) < 1e-9;
  const isShort = schema.format !== "int32" || (value | 0) === value;
  return isWithin && isInside && isMultiple && isShort;
}

function fitsText(schema: SchemaKeywords, value: string): boolean {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  const { length } = [...value];
  return (
    length >= minLength &&
    length <= maxLength &&
    (pattern === undefined || matches(pattern, value)) &&
    hasFormat(value, format)
  );
}

function fitsArray(schema: SchemaKeywords, value: unknown, schemas: SchemaIndex): boolean {
  if (!Array.isArray(value)) return true;
  const {
    minItems = 0,
    maxItems = Infinity,
    uniqueItems,
    prefixItems = [],
    items,
    contains,
  } = schema;
  const found = contains
    ? value.filter((item) => conforms(contains.schema, item, schemas)).length
    : 0;
  return (
    value.length >= minItems &&
    value.length <= maxItems &&
    (!uniqueItems || new Set(value.map((item) => JSON.stringify(item))).size === value.length) &&
    (!contains || (found >= contains.min && found <= (contains.max ?? Infinity))) &&
    value.every((item, index) => {
      const own = prefixItems[index] ?? items;
      return !own || conforms(own, item, schemas);
    })
  );
}

function fitsObject(schema: SchemaKeywords, value: unknown, schemas: SchemaIndex): boolean {
  if (!isObject(value)) return true;
  const { required = [], properties = [], patternProperties = [], additionalProperties } = schema;
  const { minProperties = 0, maxProperties = Infinity, propertyNames } = schema;
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  const has = (name: string) => Object.hasOwn(value, name) && value[name] !== undefined;
  return (
    names.length >= minProperties &&
    names.length <= maxProperties &&
    required.every(has) &&
    (schema.dependentRequired ?? []).every((rule) => !has(rule.name) || rule.required.every(has)) &&
    names.every((name) => {
      const own = [
        ...properties.filter((one) => one.name === name),
        ...patternProperties.filter(({ pattern }) => matches(pattern, name)),
      ].map((one) => one.schema);
      const all = own.length === 0 && additionalProperties ? [additionalProperties] : own;
      const isNamed = !propertyNames || conforms(propertyNames, name, schemas);
      return isNamed && all.every((one) => conforms(one, value[name], schemas));
    })
  );
}
