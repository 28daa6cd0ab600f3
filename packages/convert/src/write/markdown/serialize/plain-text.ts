import type { Text } from "mdast";
import type { Handle } from "mdast-util-to-markdown";
import { textOrLabel } from "./label-text.js";

/** Characters that may be special inside a line. Most texts have none. */
const SPECIAL = /[\t\r\n!&*<[\]\\_`~|@#.:]/;

/**
 * Text without special characters inside a line. An ampersand before white space does not begin a reference, a full stop
 * belongs to a URL only after `w` and before a character, or after `www`, and a colon only before a slash.
 */
const PLAIN =
  /^(?:[^\t\r\n!&*<[\]\\_`~|@#.:]|&(?![#A-Za-z]|$)|(?<![wW])\.|(?<![wW]{3})\.(?= )|:(?!\/))+$/u;

/** In characters. */
const MAX_SEARCHED = 10_000;

/** A safe beginning of a line: neither a block marker nor a number that could begin a list. */
const PLAIN_START = /^(?:[\p{L}“‘„«‹"'€]|\d+(?![\d.)]))/u;

/**
 * Text that needs no escaping, as most text. The library tries some forty regular expressions on every run.
 * The output is the same. See `plainLine` for what this is worth.
 */
export const plainText: Handle = (node: Text, parent, state, info) => {
  return !node.data?.isLabel && isPlain(node.value, info.before, info.after)
    ? node.value
    : textOrLabel(node, parent, state, info);
};

/** Whether a text needs no escaping between `before` and `after`. */
export function isPlain(value: string, before: string, after: string): boolean {
  if (value === "" || (SPECIAL.test(value) && !isPlainInside(value))) return false;
  return isPlainAtEdges(value, before, after);
}

/** The regular expression backtracks, and would exceed the stack on long text. */
function isPlainInside(value: string): boolean {
  return value.length <= MAX_SEARCHED && PLAIN.test(value);
}

/** Neighbours can make the first or last character of a text special. */
function isPlainAtEdges(value: string, before: string, after: string): boolean {
  const [left, right] = [before.at(-1), after[0]];
  if (isLineEnd(left) && !PLAIN_START.test(value)) return false;
  if (isLineEnd(right) && value.endsWith(" ")) return false;
  if (left === "]" && /^[(:]/.test(value)) return false;
  if (left === "[" && value.startsWith("^")) return false;
  if (right === "/" && value.endsWith(":")) return false;
  return !((left === "w" || left === "W") && value.startsWith("."));
}

function isLineEnd(sign: string | undefined): boolean {
  return sign === "\n" || sign === "\r";
}
