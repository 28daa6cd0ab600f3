import { isObject, type JsonObject } from "@document-export/openapi";

/** A value in a description and its JSON pointer; references are resolved. */
export interface Place {
  readonly document: JsonObject;
  readonly at: string;
  /** Undefined if the description has no such value. */
  readonly value: unknown;
}

/** The same place in the released and the current contract. */
export interface Pair {
  readonly before: Place;
  readonly after: Place;
}

/** Returns the root of a description. */
export function rootOf(document: JsonObject): Place {
  return { document, at: "", value: document };
}

/** Returns a member of an object or an element of an array without resolving a reference. */
export function rawMember(place: Place, key: string | number): Place {
  const at = `${place.at}/${escapeSegment(String(key))}`;
  const { value } = place;
  if (Array.isArray(value)) return { ...place, at, value: value[Number(key)] };
  return { ...place, at, value: isObject(value) ? value[key] : undefined };
}

/** Returns a member of an object or an element of an array with its reference resolved. */
export function member(place: Place, key: string | number): Place {
  return follow(rawMember(place, key));
}

/** Resolves a place's references, however many; returns the place itself if it is not a reference. */
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

/** Returns the place at a JSON pointer (RFC 6901); its value is undefined if nothing is there. */
export function placeAt(document: JsonObject, pointer: string): Place {
  return segmentsOf(pointer).reduce(rawMember, rootOf(document));
}

/** Returns the unescaped segments of a JSON pointer. */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the member on both sides of a pair. */
export function pairOf({ before, after }: Pair, key: string | number): Pair {
  return { before: member(before, key), after: member(after, key) };
}

/** Returns the keys of both sides, those of the released contract first. */
export function keysOf({ before, after }: Pair): string[] {
  return [...new Set([...Object.keys(objectAt(before)), ...Object.keys(objectAt(after))])];
}

/** Returns the object at a place; an empty object if there is none. */
export function objectAt({ value }: Place): JsonObject {
  return isObject(value) ? value : {};
}

function escapeSegment(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}
