import { isObject, type JsonObject } from "@document-export/openapi";
import type { DecidedModel } from "../model.ts";
import { child, type Reader } from "../reader.ts";

type Keyword = Pick<DecidedModel, "decision" | "keyword" | "pointer">;

/**
 * Collects the keywords of a schema that are based on a decision (`x-decision`: keyword to id, `*` for all), each with
 * a pointer to the values that it constrains; `*` stands for any item or member.
 */
export type CollectDecided = (schema: unknown, at: string) => Keyword[];

/** Creates a collector for one document. Places without decisions are searched only once for all schemas. */
export function createDecidedCollector(reader: Reader): CollectDecided {
  const search: Search = { reader, undecided: new Set() };
  return (schema, at) =>
    reachesDecision(schema, at, search) ? collect(schema, at, "", new Set(), search) : [];
}

interface Search {
  readonly reader: Reader;
  /** Pointers of the places without decisions. */
  readonly undecided: Set<string>;
}

/**
 * Whether a schema contains a decision at any depth. This is tested first, because {@link collect} follows every path
 * through schemas that refer to each other, and their number can be exponential.
 */
function reachesDecision(schema: unknown, at: string, { reader, undecided }: Search): boolean {
  const seen = new Set<string>();
  const open: [unknown, string][] = [[schema, at]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, where] = next;
    if (!isObject(node)) continue;
    const { value, pointer: place } = reader.resolve(node, where);
    if (undecided.has(place) || seen.has(place)) continue;
    if (decidedHere(value, "").length > 0) return true;
    seen.add(place);
    for (const { nested, keys } of nestedIn(value)) open.push([nested, keys.reduce(child, place)]);
  }
  for (const place of seen) undecided.add(place);
  return false;
}

/**
 * Collects decisions inside a schema. `above` has the places of the enclosing schemas, so that a recursive schema is
 * not entered again.
 */
function collect(
  schema: unknown,
  at: string,
  pointer: string,
  above: ReadonlySet<string>,
  search: Search,
): Keyword[] {
  if (!isObject(schema)) return [];
  const { value, pointer: place } = search.reader.resolve(schema, at);
  if (above.has(place) || search.undecided.has(place)) return [];
  const inside = new Set([...above, place]);
  return [
    ...decidedHere(value, pointer),
    ...nestedIn(value).flatMap(({ nested, keys, below }) =>
      collect(nested, keys.reduce(child, place), pointer + below, inside, search),
    ),
  ];
}

/** Returns the decisions that a node declares. */
export function decidedHere(node: JsonObject, pointer: string): Keyword[] {
  const decisions = Object.entries(isObject(node["x-decision"]) ? node["x-decision"] : {});
  return decisions
    .filter(([keyword]) => keyword !== "default")
    .map(([keyword, decision]) => ({
      decision: String(decision),
      keyword,
      // A missing member is reported at its own place.
      pointer: keyword === "required" ? `${pointer}/*` : pointer,
    }));
}

interface Nested {
  readonly nested: unknown;
  readonly keys: readonly string[];
  /** The segment that this step adds to the pointer of a value. */
  readonly below: string;
}

function nestedIn(schema: JsonObject): Nested[] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  return [
    ...Object.entries(properties).map(([name, nested]) => ({
      nested,
      keys: ["properties", name],
      below: child("", name),
    })),
    ...["items", "additionalProperties"].map((keyword) => ({
      nested: schema[keyword],
      keys: [keyword],
      below: "/*",
    })),
    ...["allOf", "anyOf", "oneOf"].flatMap((keyword) =>
      (Array.isArray(schema[keyword]) ? schema[keyword] : []).map((nested: unknown, index) => ({
        nested,
        keys: [keyword, String(index)],
        below: "",
      })),
    ),
  ];
}
