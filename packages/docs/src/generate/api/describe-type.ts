import { code, link } from "../markdown.ts";
import { schemaAnchor } from "../contract/places.ts";
import {
  isObject,
  referredName,
  type Contract,
  type JsonObject,
} from "../contract/read-contract.ts";
import { urlOf } from "../page.ts";

/**
 * Describes a type and its limits in a few words, such as "integer (int32), 1 to 200, by default 50". Schemas are
 * linked on the page of their contract.
 */
export function describeType(schema: unknown, page: Contract["page"] = "api"): string {
  const name = referredName(schema);
  if (name !== undefined) return link(code(name), urlOf(page, schemaAnchor(name)));
  if (!isObject(schema)) return "any value";
  return [typeOf(schema, page), ...limitsOf(schema)].join(", ");
}

function typeOf(schema: JsonObject, page: Contract["page"]): string {
  if (Array.isArray(schema.oneOf))
    return schema.oneOf.map((one) => describeType(one, page)).join(" or ");

  if ("const" in schema) return `always ${code(JSON.stringify(schema.const))}`;
  if (Array.isArray(schema.enum)) return `one of ${valuesIn(schema.enum)}`;
  const types = [schema.type ?? "any value"].flat().map(String);
  const named = types.filter((type) => type !== "null").map((type) => typeName(type, schema, page));
  return [...named, ...(types.includes("null") ? ["`null`"] : [])].join(" or ");
}

function typeName(type: string, schema: JsonObject, page: Contract["page"]): string {
  if (type === "array") return `array of ${describeType(schema.items, page)}`;
  if (type === "object" && isObject(schema.additionalProperties))
    return `object of ${describeType(schema.additionalProperties, page)}`;
  if (schema.format === "binary") return "file";
  return typeof schema.format === "string" ? `${type} (${schema.format})` : type;
}

/** Wording for each JSON Schema keyword. */
const LIMITS: Readonly<Record<string, (value: unknown) => string>> = {
  minLength: (value) => `at least ${count(value, "character")}`,
  maxLength: (value) => `at most ${count(value, "character")}`,
  minItems: (value) => `at least ${count(value, "item")}`,
  maxItems: (value) => `at most ${count(value, "item")}`,
  pattern: (value) => `matching ${code(String(value))}`,
  default: (value) => `by default ${code(JSON.stringify(value))}`,
  "x-known-values": (value) => `such as ${valuesIn(value as readonly unknown[])}`,
};

function limitsOf(schema: JsonObject): string[] {
  const others = Object.entries(LIMITS).flatMap(([keyword, describe]) =>
    keyword in schema ? [describe(schema[keyword])] : [],
  );
  return [...rangeOf(schema), ...others];
}

function rangeOf({ minimum, maximum }: JsonObject): string[] {
  if (minimum !== undefined && maximum !== undefined)
    return [`${String(minimum)} to ${String(maximum)}`];
  if (minimum !== undefined) return [`at least ${String(minimum)}`];
  return maximum === undefined ? [] : [`at most ${String(maximum)}`];
}

/** Maximum number of enum values to list in a table. */
const MAX_VALUES = 6;

function valuesIn(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => code(String(value)));
  return `${shown.join(", ")}${values.length > MAX_VALUES ? " and others" : ""}`;
}

function count(value: unknown, unit: string): string {
  return `${String(value)} ${unit}${value === 1 ? "" : "s"}`;
}
