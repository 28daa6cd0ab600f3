import { isJsonObject, type JsonObject, pointer, resolveReference } from "../load/json.js";
import { appliesTo, type Kind, keyOf, keysOf, LISTS, ownKeywords } from "./schema-keywords.js";

/** Schemas that refer to themselves are followed no further. */
const MAX_DEPTH = 40;

/** What a visit needs of a schema; the places are JSON pointers. */
interface Visited {
  /** The keys of its keywords, by the kind of value that they apply to. */
  readonly keys: ReadonlyMap<Kind, readonly string[]>;
  /** Schemas that the same value is under, too. */
  readonly alternatives: readonly string[];
  readonly items: string | undefined;
  readonly members: ReadonlyMap<string, string>;
  readonly otherMembers: string | undefined;
}

/** Calls back with the key of each keyword that says something of a value or of a value in it. */
export type Visit = (schema: string, value: unknown, note: (key: string) => void) => void;

/** Creates a visit of values, which reads each schema of the document once. */
export function createVisit(document: JsonObject): Visit {
  const known = new Map<string, Visited | undefined>();
  const schemaAt = (place: string): Visited | undefined => {
    if (!known.has(place)) known.set(place, readSchema(document, place));
    return known.get(place);
  };
  const visit = (
    place: string,
    value: unknown,
    note: (key: string) => void,
    depth: number,
  ): void => {
    const schema = depth > MAX_DEPTH ? undefined : schemaAt(place);
    if (!schema) return;
    for (const kind of new Set(["any", kindOf(value)] as const))
      for (const key of schema.keys.get(kind) ?? []) note(key);
    for (const alternative of schema.alternatives) visit(alternative, value, note, depth + 1);
    if (Array.isArray(value) && schema.items !== undefined)
      for (const item of value) visit(schema.items, item, note, depth + 1);
    if (!isJsonObject(value)) return;
    for (const [name, member] of Object.entries(value)) {
      const below = schema.members.get(name) ?? schema.otherMembers;
      if (below !== undefined) visit(below, member, note, depth + 1);
    }
  };
  return (schema, value, note) => visit(schema, value, note, 0);
}

function readSchema(document: JsonObject, place: string): Visited | undefined {
  const { at, value } = resolveReference(document, place);
  if (!isJsonObject(value)) return undefined;
  const keywords = Map.groupBy(ownKeywords(at, value), (keyword) => appliesTo(keyword) ?? "any");
  const below = (name: string) => (isJsonObject(value[name]) ? `${at}/${name}` : undefined);
  const { properties } = value;
  const names = isJsonObject(properties) ? Object.keys(properties) : [];
  return {
    keys: new Map([...keywords].map(([kind, some]) => [kind, some.map(keyOf)])),
    alternatives: LISTS.flatMap((list) =>
      keysOf(value[list]).map((index) => `${at}/${list}/${index}`),
    ),
    items: below("items"),
    members: new Map(names.map((name) => [name, `${at}/properties${pointer(name)}`])),
    otherMembers: below("additionalProperties"),
  };
}

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return "array";
  if (isJsonObject(value)) return "object";
  if (typeof value === "string") return "string";
  return typeof value === "number" ? "number" : "any";
}
