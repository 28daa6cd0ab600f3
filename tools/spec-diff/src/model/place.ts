import { isObject, type JsonObject } from "@document-export/openapi";

/** A value of a description and its JSON pointer there; a reference stands for what it leads to. */
export interface Place {
  readonly document: JsonObject;
  readonly at: string;
  /** Undefined where the description has nothing there. */
  readonly value: unknown;
}

/** The same place in the released contract and in today's. */
export interface Pair {
  readonly before: Place;
  readonly after: Place;
}

/** The whole of a description. */
export function rootOf(document: JsonObject): Place {
  return { document, at: "", value: document };
}

/** A member of an object or an element of an array, as it is written there: a reference stays one. */
export function rawMember(place: Place, key: string | number): Place {
  const at = `${place.at}/${escapeSegment(String(key))}`;
  const { value } = place;
  if (Array.isArray(value)) return { ...place, at, value: value[Number(key)] };
  return { ...place, at, value: isObject(value) ? value[key] : undefined };
}

/** A member of an object or an element of an array, its reference followed. */
export function member(place: Place, key: string | number): Place {
  return follow(rawMember(place, key));
}

/** What a place's reference leads to, over any number of references; the place itself where it is none. */
export function follow(place: Place): Place {
  const visited = new Set<string>();
  let current = place;
  while (isObject(current.value) && typeof current.value["$ref"] === "string") {
    const reference = current.value["$ref"];
    if (visited.has(reference) || !reference.startsWith("#")) return current;
    visited.add(reference);
    current = placeAt(place.document, reference.slice(1));
  }
  return current;
}

/** The place that a JSON pointer (RFC 6901) names; its value is undefined if there is none. */
export function placeAt(document: JsonObject, pointer: string): Place {
  return segmentsOf(pointer).reduce(rawMember, rootOf(document));
}

/** The unescaped segments of a JSON pointer. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The member of both sides of a pair. */
export function pairOf({ before, after }: Pair, key: string | number): Pair {
  return { before: member(before, key), after: member(after, key) };
}

/** The keys of both sides, those of the released contract first. */
export function keysOf({ before, after }: Pair): string[] {
  return [...new Set([...Object.keys(objectAt(before)), ...Object.keys(objectAt(after))])];
}

/** The object at a place; an empty one if there is none. */
export function objectAt({ value }: Place): JsonObject {
  return isObject(value) ? value : {};
}

function escapeSegment(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
