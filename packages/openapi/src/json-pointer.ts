import { isObject, type JsonObject } from "./json-object.js";

/** The pointer of a member (RFC 6901). */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The keys that a pointer leads through (RFC 6901, 4). */
export function keysOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescape);
}

/** The value at a pointer; undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce(step, document);
}

/**
 * The pointer that a reference inside the document leads to, by a pointer or by an `$anchor`; undefined if it leads
 * elsewhere, or names an anchor that is not there.
 */
export function pointerOf(reference: string, document: JsonObject): string | undefined {
  if (!reference.startsWith("#")) return undefined;
  const fragment = reference.slice(1);
  if (fragment !== "" && !fragment.startsWith("/")) return anchored(document, fragment);
  return segmentsOf(fragment).slice(1).reduce<string>(child, "");
}

/** The keys that a pointer in a URI fragment leads through (RFC 6901, 6), after an empty first one. */
function segmentsOf(fragment: string): string[] {
  return fragment.split("/").map((segment) => unescape(decode(segment)));
}

/** Keywords whose values are data: what looks like an anchor in them is none. */
const DATA = new Set(["const", "default", "enum", "example", "examples"]);

/** The pointer of the schema that has an `$anchor` (JSON Schema, 8.2.2). */
function anchored(value: unknown, anchor: string, pointer = ""): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (isObject(value) && (value.$anchor === anchor || value.$dynamicAnchor === anchor))
    return pointer;
  for (const [key, member] of Object.entries(value)) {
    if (DATA.has(key)) continue;
    const found = anchored(member, anchor, child(pointer, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

function step(node: unknown, key: string): unknown {
  if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
  return Reflect.get(node, key);
}

function unescape(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** A sign of percent that encodes nothing stands for itself. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
