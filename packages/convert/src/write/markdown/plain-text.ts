import type { Text } from "mdast";
import { defaultHandlers, type Handle } from "mdast-util-to-markdown";

/**
 * Letters, digits and signs that mean nothing to Markdown where they stand: a full stop after a letter ends
 * no number, a hyphen after a letter begins no item, a colon after a letter (but `http` and `https`) no address.
 */
const PLAIN =
  /^(?:[\p{L}\p{N}\p{M} ,;?%$/'"…’“”‘–—€]|(?<=[a-vx-z])[.)]|(?<=\p{L})-|(?<=[a-or-z]):|(?<=[\p{L} ])\()+$/u;

/**
 * Text without the search for what must be escaped where nothing can be. That search tries some forty
 * expressions on every run, and most runs are plain. The output is the same.
 */
export const plainText: Handle = (node: Text, parent, state, info) => {
  const { value } = node;
  const isPlain = PLAIN.test(value) && !meetsLineEnd(value, info.before, info.after);
  return isPlain ? value : defaultHandlers.text(node, parent, state, info);
};

/** Spaces at the begin or end of a line are lost when the output is read, so they must be encoded. */
function meetsLineEnd(value: string, before: string, after: string): boolean {
  return (
    (value.startsWith(" ") && /[\r\n]$/.test(before)) ||
    (value.endsWith(" ") && /^[\r\n]/.test(after))
  );
}
