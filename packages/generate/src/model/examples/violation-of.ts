import type { JsonType, SchemaKeywords, SchemaModel } from "../model.ts";
import type { SchemaIndex } from "../schema-index.ts";

/** How deep a value is looked into: one inside of that is taken as it is. */
const MAX_DEPTH = 20;

/**
 * What a value violates first, as its place and what is expected there; undefined if nothing was found. Only what can be
 * said with certainty is looked at: formats and the rarer keywords are not.
 */
export function violationOf(
  value: unknown,
  schema: SchemaModel,
  schemas: SchemaIndex,
  depth = 0,
): string | undefined {
  if (schema.kind === "always" || depth > MAX_DEPTH) return undefined;
  if (schema.kind === "never") return "no value is allowed";
  const inside = (part: SchemaModel, inner = value) => violationOf(inner, part, schemas, depth + 1);
  if (schema.kind === "reference") {
    const target = schemas.get(schema.name);
    return (target && inside(target)) ?? (schema.and && inside(schema.and));
  }
  return (
    ofValue(value, schema) ??
    ofMembers(value, schema, inside) ??
    ofItems(value, schema, inside) ??
    first(schema.allOf ?? [], (part) => inside(part)) ??
    ofAlternatives(schema.anyOf ?? schema.oneOf ?? [], (part) => inside(part))
  );
}

type Inside = (part: SchemaModel, inner?: unknown) => string | undefined;

function ofValue(value: unknown, schema: SchemaKeywords): string | undefined {
  const { types, enum: values } = schema;
  if (types && !types.some((type) => isOf(value, type))) return `expected ${types.join(" or ")}`;
  if (schema.const && !isSame(value, schema.const.value)) return "expected the constant";
  if (values && !values.some((one) => isSame(value, one))) return "expected one of `enum`";
  if (typeof value === "number") return ofNumber(value, schema);
  return typeof value === "string" ? ofText(value, schema) : undefined;
}

function ofNumber(value: number, schema: SchemaKeywords): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const isOut =
    (minimum !== undefined && value < minimum) ||
    (maximum !== undefined && value > maximum) ||
    (exclusiveMinimum !== undefined && value <= exclusiveMinimum) ||
    (exclusiveMaximum !== undefined && value >= exclusiveMaximum);
  return isOut ? "expected a number within its bounds" : undefined;
}

function ofText(
  value: string,
  { minLength = 0, maxLength = Infinity, pattern }: SchemaKeywords,
): string | undefined {
  const length = [...value].length;
  if (length < minLength || length > maxLength) return "expected a text of its length";
  const isMatched = pattern === undefined || RegExp(pattern, "u").test(value);
  return isMatched ? undefined : "expected a text that matches its pattern";
}

function ofMembers(value: unknown, schema: SchemaKeywords, inside: Inside): string | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `expected the member \`${missing}\``;
  return first(schema.properties ?? [], ({ name, schema: part }) => {
    if (!Object.hasOwn(value, name)) return undefined;
    const found = inside(part, Reflect.get(value, name));
    return found && `${name}: ${found}`;
  });
}

function ofItems(value: unknown, schema: SchemaKeywords, inside: Inside): string | undefined {
  const { items, prefixItems = [], minItems = 0, maxItems = Infinity } = schema;
  if (!Array.isArray(value)) return undefined;
  if (value.length < minItems || value.length > maxItems) return "expected a list of its length";
  if (!items || prefixItems.length > 0) return undefined;
  return first(value.slice(0, MAX_DEPTH), (item: unknown, index) => {
    const found = inside(items, item);
    return found && `${index}: ${found}`;
  });
}

function ofAlternatives(parts: readonly SchemaModel[], inside: Inside): string | undefined {
  if (parts.length === 0) return undefined;
  const found = parts.map((part) => inside(part));
  return found.every((one) => one !== undefined) ? found[0] : undefined;
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
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return typeof value === "number" && Number.isInteger(value);
  if (type === "object")
    return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function isSame(one: unknown, other: unknown): boolean {
  return (
    one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other))
  );
}
