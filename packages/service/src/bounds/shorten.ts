import { bounds } from "./bounds.js";

/** Shortens a text to `max` characters (UTF-16 code units) with an ellipsis at the end; surrogate pairs stay whole. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** Minimum number of characters left of a value if the text is too long even without it. */
const MIN_VALUE = 100;

/**
 * Shortens a text to `max` characters by shortening a value inside it, so that the text around the value stays
 * complete. If the surrounding text alone is too long, the end of the text is cut too.
 */
export function shortenValue(
  value: string,
  max: number,
  textWith: (value: string) => string,
): string {
  const rest = max - textWith("").length;
  return shorten(textWith(shorten(value, Math.max(rest, MIN_VALUE))), max);
}

/**
 * Shortens a JSON pointer (RFC 6901): if it is too long, perhaps because of a hostile key, returns the pointer to an
 * enclosing element.
 */
export function shortPointer(pointer: string): string {
  const { max } = bounds.warningPointer;
  return pointer.length <= max ? pointer : pointer.slice(0, pointer.lastIndexOf("/", max));
}
