import { isObject, type JsonObject } from "@document-export/openapi";
import { rawMember, rootOf, segmentsOf } from "../model/place.ts";

/** Returns the decisions behind a place and its contents: the `x-decision` of it and of enclosing objects. */
export function decisionsAt(document: JsonObject, pointer: string): string[] {
  const segments = segmentsOf(pointer);
  const found: unknown[] = [];
  let place = rootOf(document);
  for (const [depth, segment] of segments.entries()) {
    found.push(...namedFor(place.value, segments.slice(depth)));
    place = rawMember(place, segment);
  }
  if (isObject(place.value)) found.push(...Object.values(decisionsOf(place.value)));
  return [...new Set(found.map(String))];
}

function namedFor(node: unknown, path: readonly string[]): unknown[] {
  return Object.entries(decisionsOf(node))
    .filter(([keyword]) => keyword === "*" || `${path.join("/")}/`.startsWith(`${keyword}/`))
    .map(([, decision]) => decision);
}

function decisionsOf(node: unknown): JsonObject {
  const decisions = isObject(node) ? node["x-decision"] : undefined;
  return isObject(decisions) ? decisions : {};
}
