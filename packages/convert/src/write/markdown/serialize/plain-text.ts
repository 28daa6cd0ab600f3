import type { Text } from "mdast";
import { defaultHandlers, type Handle } from "mdast-util-to-markdown";

/** Most texts hold none of the signs that could mean something to Markdown inside a line. */
const SIGN = /[\t\r\n!&*<[\]\\_`~|@#.:]/;

/**
 * Signs that mean nothing to Markdown inside a line. An ampersand before white space begins no reference,
 * a full stop after anything but `w` or before white space no address, nor does a colon before anything but a slash.
 */
const PLAIN = /^(?:[^\t\r\n!&*<[\]\\_`~|@#.:]|&(?![#A-Za-z]|$)|(?<![wW])\.|\.(?= )|:(?!\/))+$/u;

/** In characters. */
const MAX_SEARCHED = 10_000;

/** What begins a line without a meaning: no sign of a block, and no number that a list could begin with. */
const PLAIN_START = /^(?:[\p{L}“‘„«‹"'€]|\d+(?![\d.)]))/u;

/**
 * Text without the search for what must be escaped where nothing can be. That search tries some forty
 * expressions on every run, and most runs are plain. The output is the same.
 */
export const plainText: Handle = (node: Text, parent, state, info) => {
  return isPlain(node.value, info.before, info.after)
    ? node.value
    : defaultHandlers.text(node, parent, state, info);
};

/** Whether a text needs no escaping between `before` and `after`. */
export function isPlain(value: string, before: string, after: string): boolean {
  if (value === "" || (SIGN.test(value) && !isPlainInside(value))) return false;
  return isPlainAtEdges(value, before, after);
}

/** The expression keeps every step of its way, so that long text would exceed its stack. */
function isPlainInside(value: string): boolean {
  return value.length <= MAX_SEARCHED && PLAIN.test(value);
}

/** What stands beside the text can give its first or last sign a meaning. */
function isPlainAtEdges(value: string, before: string, after: string): boolean {
  const [left, right] = [before.at(-1), after[0]];
  if (isLineEnd(left) && !PLAIN_START.test(value)) return false;
  if (isLineEnd(right) && value.endsWith(" ")) return false;
  if (left === "]" && value.startsWith("(")) return false;
  if (right === "/" && value.endsWith(":")) return false;
  return !((left === "w" || left === "W") && value.startsWith("."));
}

function isLineEnd(sign: string | undefined): boolean {
  return sign === "\n" || sign === "\r";
}
