import { isObject, type JsonObject } from "@document-export/openapi";
import type { KnownChange, Patch } from "./known-change.ts";

/** Returns both sides of a change. */
export function sidesOf(
  base: JsonObject,
  { before = [], after }: KnownChange,
): [JsonObject, JsonObject] {
  return [patched(base, before), patched(base, after)];
}

function patched(base: JsonObject, patches: readonly Patch[]): JsonObject {
  const document = structuredClone(base);
  for (const patch of patches) apply(document, patch);
  return document;
}

function apply(document: JsonObject, [pointer, value]: Patch): void {
  const segments = pointer
    .split("/")
    .slice(1)
    .map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = segments.pop() ?? "";
  const holder = segments.reduce<unknown>((node, segment) => Object(node)[segment], document);
  if (Array.isArray(holder)) {
    if (value === undefined) holder.splice(Number(last), 1);
    else holder[Number(last)] = value;
  } else if (!isObject(holder)) throw new RangeError(`no place for ${pointer}`);
  else if (value === undefined) {
    if (!(last in holder)) throw new RangeError(`nothing to remove at ${pointer}`);
    delete holder[last];
  } else holder[last] = value;
}
