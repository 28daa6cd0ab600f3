import { isObject, type JsonObject } from "../load/json-object.ts";
import type { DecidedModel } from "./model.ts";
import { child, type Reader } from "./reader.ts";

type Keyword = Pick<DecidedModel, "decision" | "keyword" | "pointer">;

/**
 * The keywords of a schema that rest on a decision (`x-decision`: keyword to id, `*` for all), each with the
 * pointer of the values that it concerns; `*` stands for any item or member.
 */
export function collectDecided(schema: unknown, at: string, reader: Reader): Keyword[] {
  const found: Keyword[] = [];
  if (reachesDecision(schema, at, reader))
    collect(schema, at, "", { found, above: new Set(), reader });
  return found;
}

/** Places from which no decision is to be reached: each is looked through once for all schemas that refer to it. */
const undecided = new WeakMap<Reader, Set<string>>();

/**
 * Whether there is a decision anywhere inside a schema. Asked first, since the ways through schemas that refer to
 * each other, which {@link collect} walks one by one, can be more than anybody has time for.
 */
function reachesDecision(schema: unknown, at: string, reader: Reader): boolean {
  const known = undecided.get(reader) ?? new Set();
  undecided.set(reader, known);
  const seen = new Set<string>();
  const open: [unknown, string][] = [[schema, at]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, where] = next;
    if (!isObject(node)) continue;
    const { value, pointer: place } = reader.resolve(node, where);
    if (known.has(place) || seen.has(place)) continue;
    if (decidedHere(value, "").length > 0) return true;
    seen.add(place);
    for (const { nested, keys } of nestedIn(value)) open.push([nested, keys.reduce(child, place)]);
  }
  for (const place of seen) known.add(place);
  return false;
}

interface Collection {
  readonly found: Keyword[];
  /** Where the schemas around this one stand; one that contains itself is not entered again. */
  readonly above: ReadonlySet<string>;
  readonly reader: Reader;
}

function collect(schema: unknown, at: string, pointer: string, into: Collection): void {
  if (!isObject(schema)) return;
  const { value, pointer: place } = into.reader.resolve(schema, at);
  if (into.above.has(place) || undecided.get(into.reader)?.has(place)) return;
  into.found.push(...decidedHere(value, pointer));
  const inside = { ...into, above: new Set([...into.above, place]) };
  for (const { nested, keys, below } of nestedIn(value))
    collect(nested, keys.reduce(child, place), pointer + below, inside);
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
