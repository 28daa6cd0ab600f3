import { bounds } from "./bounds.js";

/** Shortens a text to `max` characters (UTF-16 code units) with an ellipsis at the end; surrogate pairs stay whole. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** What is left of a value in a text that is too long even without it. */
const MIN_VALUE = 100;

/**
 * Shortens a text to `max` characters by shortening a value in it, so that what stands around the value stays whole.
 * Where that alone is too long, the end of the text is cut too.
 */
export function shortenValue(
  value: string,
  max: number,
  textWith: (value: string) => string,
): string {
  const rest = max - textWith("").length;
  return shorten(textWith(shorten(value, Math.max(rest, MIN_VALUE))), max);
}

/** Shortens a JSON pointer (RFC 6901): one that is too long, perhaps because of a hostile key, becomes that of an enclosing element. */
export function shortPointer(pointer: string): string {
  const { max } = bounds.warningPointer;
  return pointer.length <= max ? pointer : pointer.slice(0, pointer.lastIndexOf("/", max));
}
