import { isObject, type JsonObject } from "@document-export/openapi";
import type { DecidedModel } from "../model.ts";
import { child, type Reader } from "../reader.ts";

type Keyword = Pick<DecidedModel, "decision" | "keyword" | "pointer">;

/**
 * Collects the keywords of the schema at a place that rest on a decision (`x-decision`: keyword to id, `*` for all),
 * each with the pointer of the values that it concerns; `*` stands for any item or member.
 */
export type CollectDecided = (schema: unknown, at: string) => Keyword[];

/** Creates a collector for one document; places that reach no decision are searched once for all schemas. */
export function createDecidedCollector(reader: Reader): CollectDecided {
  const search: Search = { reader, undecided: new Set() };
  return (schema, at) =>
    reachesDecision(schema, at, search) ? collect(schema, at, "", new Set(), search) : [];
}

interface Search {
  readonly reader: Reader;
  /** The places that reach no decision. */
  readonly undecided: Set<string>;
}

/**
 * Whether there is a decision anywhere inside a schema. Asked first, since {@link collect} follows every path through
 * schemas that refer to each other, of which there can be exponentially many.
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

/** `above` are the places of the schemas around this one: one that contains itself is not entered again. */
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

/** The decisions that a node names. */
export function decidedHere(node: JsonObject, pointer: string): Keyword[] {
  const decisions = Object.entries(isObject(node["x-decision"]) ? node["x-decision"] : {});
  return decisions
    .filter(([keyword]) => keyword !== "default")
    .map(([keyword, decision]) => ({
      decision: String(decision),
      keyword,
      // What is missing is reported at its own place.
      pointer: keyword === "required" ? `${pointer}/*` : pointer,
    }));
}

interface Nested {
  readonly nested: unknown;
  readonly keys: readonly string[];
  /** What the pointer of a value gets for the way into it. */
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
