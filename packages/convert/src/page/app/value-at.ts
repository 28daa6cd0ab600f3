import type { JsonValue } from "./job-message.js";

const MAX_CHARACTERS = 20_000;

/** Returns the value at a JSON pointer (RFC 6901), as indented text of at most 20,000 characters. */
export function valueAt(document: unknown, pointer: string): JsonValue {
  const value = keysOf(pointer).reduce<unknown>((at, key) => Object(at)[key] as unknown, document);
  const text = JSON.stringify(value, undefined, 2) ?? "There is no value at this place.";
  return { pointer, text: text.slice(0, MAX_CHARACTERS), isCut: text.length > MAX_CHARACTERS };
}

/** Returns the member names and indexes of a JSON pointer. */
export function keysOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
