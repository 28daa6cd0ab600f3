import { isObject, type JsonObject } from "./json-object.js";

/** Returns the pointer of a member (RFC 6901). */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Returns the keys in a pointer (RFC 6901, 4). */
export function keysOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescape);
}

/** Returns the value at a pointer; undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce(step, document);
}

/**
 * Returns the pointer for a reference inside the document, which uses a pointer or an `$anchor`; undefined if the
 * target is outside the document or the anchor does not exist.
 */
export function pointerOf(reference: string, document: JsonObject): string | undefined {
  if (!reference.startsWith("#")) return undefined;
  const fragment = reference.slice(1);
  if (fragment !== "" && !fragment.startsWith("/")) return anchored(document, fragment);
  return segmentsOf(fragment).slice(1).reduce<string>(child, "");
}

/** Returns the keys of a pointer in a URI fragment (RFC 6901, 6), after an empty first key. */
function segmentsOf(fragment: string): string[] {
  return fragment.split("/").map((segment) => unescape(decode(segment)));
}

/** Keywords with data as values; an apparent anchor inside them is not an anchor. */
const DATA = new Set(["const", "default", "enum", "example", "examples"]);

/** Returns the pointer of the schema with an `$anchor` (JSON Schema, 8.2.2). */
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

/** Decodes a segment; a percent sign that encodes nothing is literal. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
