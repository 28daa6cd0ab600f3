import type { Text } from "mdast";
import { defaultHandlers, type Handle } from "mdast-util-to-markdown";

/**
 * Signs that mean nothing to Markdown inside a line. An ampersand before white space begins no reference,
 * a full stop after anything but `w` no address, nor does a colon after anything but the end of `http` or `https`.
 */
const PLAIN =
  /^(?:[^\t\r\n!&*<[\]\\_`~|@#.:(]|&(?![#A-Za-z]|$)|(?<=[^wW])\.|(?<=[^ps]):|(?<=.)\()+$/u;

/** What begins a line without a meaning: no digit, since `1.` begins an item, and no sign of a block. */
const PLAIN_START = /^[\p{L}“‘]/u;

/**
 * Text without the search for what must be escaped where nothing can be. That search tries some forty
 * expressions on every run, and most runs are plain. The output is the same.
 */
export const plainText: Handle = (node: Text, parent, state, info) => {
  const { value } = node;
  return PLAIN.test(value) && isPlainAtEdges(value, info.before, info.after)
    ? value
    : defaultHandlers.text(node, parent, state, info);
};

/** At the begin of a line more signs have a meaning, and spaces at its end are lost when it is read. */
function isPlainAtEdges(value: string, before: string, after: string): boolean {
  const beginsLine = /[\r\n]$/.test(before);
  const endsLine = /^[\r\n]/.test(after);
  return (!beginsLine || PLAIN_START.test(value)) && !(endsLine && value.endsWith(" "));
}
