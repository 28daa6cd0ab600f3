// Finds the keywords of a schema, and the kind of values that each applies to.
import {
  isJsonObject,
  type Json,
  type JsonObject,
  pointer,
  resolveReference,
} from "../load/json.js";

/** A keyword that asserts something, at the JSON pointer of its schema object. */
export interface KeywordAt {
  /** The keyword; of `required` with the member, since each is its own requirement. */
  readonly name: string;
  readonly schema: string;
}

/** The kind of values that a keyword applies to. */
export type Kind = "any" | "string" | "number" | "array" | "object";

/** The keywords that can fail, each with the kind of values that it applies to. */
const ASSERTIONS: Readonly<Record<string, Kind>> = {
  type: "any",
  enum: "any",
  const: "any",
  minLength: "string",
  maxLength: "string",
  pattern: "string",
  format: "string",
  minimum: "number",
  maximum: "number",
  exclusiveMinimum: "number",
  exclusiveMaximum: "number",
  multipleOf: "number",
  minItems: "array",
  maxItems: "array",
  uniqueItems: "array",
  required: "object",
  minProperties: "object",
  maxProperties: "object",
};

/** The keywords whose value is a list of schemas. */
export const LISTS = ["allOf", "anyOf", "oneOf"];

/** Returns every keyword of a schema and of those below it, each once. */
export function keywordsOf(document: JsonObject, at: string): readonly KeywordAt[] {
  const found = new Map<string, KeywordAt>();
  const visited = new Set<string>();
  const visit = (place: string): void => {
    const { at: schema, value } = resolveReference(document, place);
    if (visited.has(schema) || !isJsonObject(value)) return;
    visited.add(schema);
    for (const keyword of ownKeywords(schema, value)) found.set(keyOf(keyword), keyword);
    for (const below of allBelow(schema, value)) visit(below);
  };
  visit(at);
  return [...found.values()];
}

/** The key of a keyword in a map. */
export function keyOf({ schema, name }: KeywordAt): string {
  return `${schema} ${name}`;
}

/** Returns the kind of values that a keyword applies to. */
export function appliesTo({ name }: KeywordAt): Kind | undefined {
  return ASSERTIONS[name.split(" ")[0] ?? ""];
}

/** Returns the keywords of a schema itself. */
export function ownKeywords(schema: string, own: JsonObject): readonly KeywordAt[] {
  const names = Object.keys(own).filter((name) => Object.hasOwn(ASSERTIONS, name));
  return names.flatMap((name) =>
    name === "required"
      ? [own[name] ?? []].flat().map((member) => ({ schema, name: requiredName(String(member)) }))
      : [{ schema, name }],
  );
}

/** The name of the keyword `required` for one member. */
export function requiredName(member: string): string {
  return `required ${member}`;
}

function allBelow(schema: string, own: JsonObject): readonly string[] {
  const lists = ["properties", ...LISTS].flatMap((list) =>
    keysOf(own[list]).map((name) => `${schema}/${list}${pointer(name)}`),
  );
  const single = ["items", "additionalProperties"].filter((name) => isJsonObject(own[name]));
  return [...lists, ...single.map((name) => `${schema}/${name}`)];
}

/** Returns the names or indexes in an object or array; of anything else none. */
export function keysOf(value: Json | undefined): readonly string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}
