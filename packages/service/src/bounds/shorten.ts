import { bounds } from "./bounds.js";

/** A text of at most `max` characters (UTF-16 code units); one that is longer ends in an ellipsis, and in no half of a pair. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}

/** A JSON pointer (RFC 6901) of bounded length: one that is too long, such as through a hostile key, becomes that of the element around it. */
export function shortPointer(pointer: string): string {
  const { max } = bounds.warningPointer;
  return pointer.length <= max ? pointer : pointer.slice(0, pointer.lastIndexOf("/", max));
}
