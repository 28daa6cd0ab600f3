import { isDeepStrictEqual } from "node:util";
import type { JsonType, SchemaKeywords, SchemaModel } from "../model.ts";
import type { SchemaIndex } from "../schema-index.ts";
import { hasFormat } from "./formats.ts";
import { matches } from "./matches.ts";

type Json = Readonly<Record<string, unknown>>;
/** Checks a value inside another, or the same value against another schema. */
type Inside = (part: SchemaModel, inner?: unknown) => string | undefined;

/** Whether a value conforms to a schema, with the same result as a stub's checks (JSON Schema 2020-12). */
export function conforms(schema: SchemaModel, value: unknown, schemas: SchemaIndex): boolean {
  return violationOf(value, schema, schemas) === undefined;
}

/** Returns the first violation of a value: its place and what is expected there; undefined if the value conforms. */
export function violationOf(
  value: unknown,
  schema: SchemaModel,
  schemas: SchemaIndex,
): string | undefined {
  if (schema.kind === "always") return undefined;
  if (schema.kind === "never") return "no value is allowed";
  const inside: Inside = (part, ...inner) =>
    violationOf(inner.length > 0 ? inner[0] : value, part, schemas);
  if (schema.kind === "reference") {
    const target = schemas.get(schema.name);
    return (target && inside(target)) ?? (schema.and && inside(schema.and));
  }
  return (
    ofValue(value, schema) ??
    (Array.isArray(value) ? ofItems(value, schema, inside) : undefined) ??
    (isObject(value) ? ofMembers(value, schema, inside) : undefined) ??
    first(schema.allOf ?? [], (part) => inside(part)) ??
    ofAlternatives(schema, inside)
  );
}

function ofValue(value: unknown, schema: SchemaKeywords): string | undefined {
  const { types, enum: values, const: only } = schema;
  const isSame = (one: unknown) => isDeepStrictEqual(one, value);
  if (types && !types.some((type) => isOf(value, type))) return `expected ${types.join(" or ")}`;
  if (only && !isSame(only.value)) return "expected the constant";
  if (values && !values.some(isSame)) return "expected one of `enum`";
  if (typeof value === "number") return ofNumber(value, schema);
  return typeof value === "string" ? ofText(value, schema) : undefined;
}

function ofNumber(value: number, schema: SchemaKeywords): string | undefined {
  const { minimum = -Infinity, maximum = Infinity, multipleOf, format } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  const isWithin = value >= minimum && value <= maximum;
  if (!isWithin || value <= exclusiveMinimum || value >= exclusiveMaximum)
    return "expected a number within the bounds";
  const quotient = value / (multipleOf ?? 1);
  if (multipleOf !== undefined && Math.abs(quotient - Math.round(quotient)) >= 1e-9)
    return `expected a multiple of ${multipleOf}`;
  return format === "int32" && (value | 0) !== value ? "expected a 32-bit integer" : undefined;
}

function ofText(
  value: string,
  { minLength = 0, maxLength = Infinity, pattern, format }: SchemaKeywords,
): string | undefined {
  const { length } = [...value];
  if (length < minLength || length > maxLength) return "expected a string of the allowed length";
  if (pattern !== undefined && !matches(pattern, value))
    return "expected a string that matches the pattern";
  return hasFormat(value, format) ? undefined : `expected the format \`${format}\``;
}

function ofItems(
  value: readonly unknown[],
  schema: SchemaKeywords,
  inside: Inside,
): string | undefined {
  const { items, prefixItems = [], minItems = 0, maxItems = Infinity, contains } = schema;
  if (value.length < minItems || value.length > maxItems)
    return "expected a list of the allowed length";
  const isUnique = () => new Set(value.map((item) => JSON.stringify(item))).size === value.length;
  if (schema.uniqueItems && !isUnique()) return "expected distinct items";
  if (contains) {
    const found = value.filter((item) => inside(contains.schema, item) === undefined).length;
    if (found < contains.min || found > (contains.max ?? Infinity))
      return "expected another number of items that match `contains`";
  }
  return first(value, (item, index) => {
    const own = prefixItems[index] ?? items;
    const found = own && inside(own, item);
    return found && `${index}: ${found}`;
  });
}

function ofMembers(value: Json, schema: SchemaKeywords, inside: Inside): string | undefined {
  const { required = [], dependentRequired = [], propertyNames } = schema;
  const { minProperties = 0, maxProperties = Infinity } = schema;
  const has = (name: string) => Object.hasOwn(value, name) && value[name] !== undefined;
  const names = Object.keys(value).filter(has);
  const asked = [
    ...required,
    ...dependentRequired.filter(({ name }) => has(name)).flatMap((rule) => rule.required),
  ];
  const missing = asked.find((name) => !has(name));
  if (missing !== undefined) return `expected the member \`${missing}\``;
  if (names.length < minProperties || names.length > maxProperties)
    return "expected another number of members";
  return first(names, (name) => {
    const found =
      (propertyNames && inside(propertyNames, name)) ??
      first(schemasOf(name, schema), (part) => inside(part, value[name]));
    return found && `${name}: ${found}`;
  });
}

/** Returns the schemas that describe a member. */
function schemasOf(
  name: string,
  { properties = [], patternProperties = [], additionalProperties }: SchemaKeywords,
): SchemaModel[] {
  const own = [
    ...properties.filter((one) => one.name === name),
    ...patternProperties.filter(({ pattern }) => matches(pattern, name)),
  ].map(({ schema }) => schema);
  return own.length === 0 && additionalProperties ? [additionalProperties] : own;
}

function ofAlternatives(schema: SchemaKeywords, inside: Inside): string | undefined {
  const { anyOf, oneOf, not, if: fork } = schema;
  const fitting = (parts: readonly SchemaModel[]) =>
    parts.filter((part) => inside(part) === undefined).length;
  const [one] = anyOf ?? oneOf ?? [];
  if (anyOf && fitting(anyOf) === 0) return one && inside(one);
  const number = oneOf ? fitting(oneOf) : 1;
  if (number === 0) return one && inside(one);
  if (number > 1) return `expected exactly one of \`oneOf\`, it fits ${number}`;
  if (not && inside(not) === undefined) return "expected a value of another kind";
  const branch = fork && (inside(fork.condition) === undefined ? fork.thenSchema : fork.elseSchema);
  return branch && inside(branch);
}

function first<Item>(
  list: readonly Item[],
  find: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of list.entries()) {
    const found = find(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isOf(value: unknown, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
    case "bigint":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
