import type { Text } from "mdast";
import type { Handle } from "mdast-util-to-markdown";
import { textOrLabel } from "./label-text.js";

/** Characters that may be special inside a line. Most texts contain none. */
const SPECIAL = /[\t\r\n!&*<[\]\\_`~|@#.:]/;

/**
 * Text without special characters inside a line. An ampersand before white space does not start a reference, a period
 * is part of a URL only between `w` and a character or after `www`, and a colon only before a slash.
 */
const PLAIN =
  /^(?:[^\t\r\n!&*<[\]\\_`~|@#.:]|&(?![#A-Za-z]|$)|(?<![wW])\.|(?<=[wW])(?<![wW]{3})\.(?= )|:(?!\/))+$/u;

/** Maximum length of text to match, in characters. */
const MAX_SEARCHED = 10_000;

/** A safe start of a line: neither a block marker nor a number that could start a list. */
const PLAIN_START = /^(?:[\p{L}“‘„«‹"'€]|\d+(?![\d.)]))/u;

/**
 * Writes text that needs no escaping, as is the case for most text. The library tries some forty regular expressions on
 * every run. The output is the same. See `plainLine` for how much time this saves.
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

/** Limits the length because the regular expression backtracks, and would overflow the stack on long text. */
function isPlainInside(value: string): boolean {
  return value.length <= MAX_SEARCHED && PLAIN.test(value);
}

/** Adjacent characters can make the first or last character of a text special. */
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
