import { isJsonObject, type Json, type JsonObject } from "../load/json.js";
import { type SchemaView, viewSchema } from "../load/schema-view.js";

/** Optional members nested deeper than this are left out, so that recursive schemas terminate. */
const MAX_DEPTH = 8;

const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "2026-01-02T03:04:05Z",
  date: "2026-01-02",
  time: "03:04:05Z",
  duration: "PT1S",
  uuid: "2f1c9b3e-7c1f-4f7e-9d4a-3b1b7a1d9c10",
  uri: "https://example.com/",
  "uri-reference": "/",
  email: "someone@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
};

/**
 * Returns a valid value of the schema at the pointer: its example, default or constant if it has one, otherwise the
 * smallest value with the required members. A `pattern` is not solved.
 */
export function sampleOf(document: JsonObject, at: string, depth = 0): Json {
  const view = viewSchema(document, at);
  const given = givenValue(view.keywords);
  if (given !== undefined) return given;
  const [alternative] = view.alternatives;
  if (alternative !== undefined && depth < MAX_DEPTH)
    return joined(sampleOf(document, alternative, depth + 1), sampleObject(document, view, depth));
  return sampleByType(document, view, depth);
}

function givenValue(keywords: JsonObject): Json | undefined {
  const { example, examples, default: preset, const: constant, enum: values } = keywords;
  if (constant !== undefined) return constant;
  if (example !== undefined) return example;
  const [first] = Array.isArray(examples) ? examples : [];
  if (first !== undefined) return first;
  if (preset !== undefined && preset !== null) return preset;
  return Array.isArray(values) ? values[0] : undefined;
}

function joined(alternative: Json, members: Json): Json {
  return isJsonObject(alternative) && isJsonObject(members)
    ? { ...members, ...alternative }
    : alternative;
}

function sampleByType(document: JsonObject, view: SchemaView, depth: number): Json {
  const [type = view.properties.size > 0 ? "object" : "string"] = view.types;
  if (type === "object") return sampleObject(document, view, depth);
  if (type === "array") return sampleArray(document, view, depth);
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return sampleNumber(view.keywords);
  return type === "null" ? null : sampleText(view.keywords);
}

function sampleObject(document: JsonObject, view: SchemaView, depth: number): Json {
  const members = view.required.map((name) => {
    const at = view.properties.get(name) ?? view.additional;
    return [name, at === undefined || depth > MAX_DEPTH ? "" : sampleOf(document, at, depth + 1)];
  });
  return Object.fromEntries(members);
}

function sampleArray(document: JsonObject, view: SchemaView, depth: number): Json {
  const count = numberOf(view.keywords["minItems"]) ?? 0;
  const { items } = view;
  if (items === undefined || depth > MAX_DEPTH) return Array.from({ length: count }, () => "");
  return Array.from({ length: count }, () => sampleOf(document, items, depth + 1));
}

function sampleNumber(keywords: JsonObject): number {
  const { minimum, exclusiveMinimum, maximum, multipleOf } = keywords;
  const step = numberOf(multipleOf) ?? 1;
  const above = numberOf(exclusiveMinimum);
  const least = numberOf(minimum) ?? (above === undefined ? 0 : above + 1);
  const number = Math.ceil(least / step) * step;
  return Math.min(number, numberOf(maximum) ?? number);
}

function sampleText({ format, minLength, maxLength }: JsonObject): string {
  const known = FORMATS[String(format)] ?? "text";
  const padded = known.padEnd(numberOf(minLength) ?? 0, "t");
  return padded.slice(0, numberOf(maxLength) ?? padded.length);
}

/** Returns the value if it is numeric; otherwise undefined. */
export function numberOf(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}
