import { isObject, type JsonObject } from "../json-object.ts";

/** Result of checking a fact. */
export interface FactResult {
  /** Differences between the contract and the fact. */
  readonly problems: string[];
  /** Constraints that the fact accounts for, as `pointer#keyword`. */
  readonly covered: string[];
}

/** A node of the bundle and its JSON pointer. */
export interface Place {
  readonly node: JsonObject;
  readonly pointer: string;
}

/** Returns the node at a pointer's segments, following `$ref`s; undefined if there is none. */
export function placeAt(
  bundle: JsonObject,
  segments: readonly string[],
  start: Place = { node: bundle, pointer: "" },
): Place | undefined {
  let place: Place | undefined = start;
  for (const segment of segments) {
    const next: unknown = place?.node[segment];
    place = isObject(next)
      ? follow(bundle, { node: next, pointer: `${place?.pointer}/${escape(segment)}` })
      : undefined;
    if (!place) return undefined;
  }
  return place;
}

/** Returns the component that a `$ref` names, or the place itself. */
export function follow(bundle: JsonObject, place: Place): Place | undefined {
  const { $ref } = place.node;
  if (typeof $ref !== "string") return place;
  return placeAt(bundle, $ref.slice(2).split("/").map(unescape));
}

/** Escapes a segment of a JSON pointer (RFC 6901). */
export function escape(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescape(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
