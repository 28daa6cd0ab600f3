import type { SchemaKeywords } from "../../model/model.ts";

/** Descriptions of the formats in JSON Schema Validation 7.3 and in OpenAPI's registry. */
const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "Date and time of RFC 3339.",
  date: "Date of RFC 3339.",
  time: "Time of RFC 3339.",
  duration: "Duration of ISO 8601.",
  email: "Email address.",
  hostname: "Host name.",
  ipv4: "IPv4 address.",
  ipv6: "IPv6 address.",
  uri: "Absolute URI.",
  "uri-reference": "URI, absolute or relative.",
  uuid: "UUID.",
  "json-pointer": "JSON pointer.",
  regex: "Regular expression.",
  byte: "Base64.",
};

const INTEGERS: Readonly<Record<string, string>> = {
  int32: "32-bit integer",
  int64: "64-bit integer",
  uint64: "64-bit unsigned integer",
};

/** Returns the constraints on a value beyond its type, as short sentences. */
export function limitsOf(schema: SchemaKeywords): string[] {
  const { minLength, maxLength, minItems, maxItems, minProperties, maxProperties } = schema;
  return [
    numberLimits(schema),
    schema.multipleOf === undefined ? undefined : `A multiple of ${schema.multipleOf}.`,
    formatLimit(schema),
    count(minLength, maxLength, "character"),
    schema.pattern === undefined ? undefined : `Matches ${quote(schema.pattern)}.`,
    count(minItems, maxItems, "item"),
    schema.uniqueItems ? "No item twice." : undefined,
    count(minProperties, maxProperties, "member"),
  ].filter((limit) => limit !== undefined);
}

function numberLimits(schema: SchemaKeywords): string | undefined {
  const isInteger = schema.types?.some((type) => type === "integer" || type === "bigint");
  const noun = isInteger ? (INTEGERS[schema.format ?? ""] ?? "Integer") : "Number";
  const bounds = boundsOf(schema).join(" and ");
  if (bounds === "") return isInteger ? `${noun}.` : undefined;
  return `${noun} ${bounds}.`;
}

function boundsOf({ minimum, maximum, ...exclusive }: SchemaKeywords): string[] {
  if (minimum !== undefined && maximum !== undefined) return [`from ${minimum} to ${maximum}`];
  const { exclusiveMinimum, exclusiveMaximum } = exclusive;
  return [
    minimum === undefined ? "" : `of at least ${minimum}`,
    exclusiveMinimum === undefined ? "" : `greater than ${exclusiveMinimum}`,
    maximum === undefined ? "" : `of at most ${maximum}`,
    exclusiveMaximum === undefined ? "" : `less than ${exclusiveMaximum}`,
  ].filter(Boolean);
}

function formatLimit({ types, format }: SchemaKeywords): string | undefined {
  const isText = !types || types.includes("string");
  if (format === undefined || format === "binary" || !isText) return undefined;
  return Object.hasOwn(FORMATS, format) ? FORMATS[format] : `Format ${quote(format)}.`;
}

function count(
  min: number | undefined,
  max: number | undefined,
  thing: "character" | "item" | "member",
): string | undefined {
  const things = (amount: number) => `${amount} ${thing}${amount === 1 ? "" : "s"}`;
  if (min !== undefined && max !== undefined)
    return min === max ? `Exactly ${things(min)}.` : `${min} to ${things(max)}.`;
  if (max !== undefined) return `At most ${things(max)}.`;
  return min ? `At least ${things(min)}.` : undefined;
}

function quote(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}
