// Which keywords a schema has, and which of them a value comes to.
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

type Kind = "any" | "string" | "number" | "array" | "object";

/** The keywords that assert, and of which values they say something. */
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

const LISTS = ["allOf", "anyOf", "oneOf"];

/** Schemas that refer to themselves are followed no further. */
const MAX_DEPTH = 40;

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

/** Calls back for each keyword that says something of a value or of a value in it. */
export function visitKeywords(
  document: JsonObject,
  at: string,
  value: unknown,
  note: (keyword: KeywordAt) => void,
  depth = 0,
): void {
  const { at: schema, value: own } = resolveReference(document, at);
  if (depth > MAX_DEPTH || !isJsonObject(own)) return;
  const kind = kindOf(value);
  for (const keyword of ownKeywords(schema, own)) {
    const applies = ASSERTIONS[nameOf(keyword)];
    if (applies === "any" || applies === kind) note(keyword);
  }
  const go = (place: string, member: unknown): void =>
    visitKeywords(document, place, member, note, depth + 1);
  for (const list of LISTS)
    for (const index of keysOf(own[list])) go(`${schema}/${list}/${index}`, value);
  if (Array.isArray(value) && isJsonObject(own["items"]))
    for (const item of value) go(`${schema}/items`, item);
  if (isJsonObject(value)) visitMembers(schema, own, value, go);
}

function visitMembers(
  schema: string,
  own: JsonObject,
  value: JsonObject,
  go: (place: string, member: unknown) => void,
): void {
  const listed = isJsonObject(own["properties"]) ? own["properties"] : {};
  for (const [name, member] of Object.entries(value)) {
    if (name in listed) go(`${schema}/properties${pointer(name)}`, member);
    else if (isJsonObject(own["additionalProperties"]))
      go(`${schema}/additionalProperties`, member);
  }
}

/** The key of a keyword in a map. */
export function keyOf({ schema, name }: KeywordAt): string {
  return `${schema} ${name}`;
}

function nameOf({ name }: KeywordAt): string {
  return name.split(" ")[0] ?? "";
}

function ownKeywords(schema: string, own: JsonObject): readonly KeywordAt[] {
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

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return "array";
  if (isJsonObject(value)) return "object";
  if (typeof value === "string") return "string";
  return typeof value === "number" ? "number" : "any";
}

function keysOf(value: Json | undefined): readonly string[] {
  return typeof value === "object" && value !== null ? Object.keys(value) : [];
}
