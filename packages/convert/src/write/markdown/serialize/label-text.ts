import type { Text } from "mdast";
import { defaultHandlers, type Handle } from "mdast-util-to-markdown";

/**
 * The beginning of a text that some parser takes for the marker of a list: `1.` and `1)` everywhere; `a.`, `iv)` and `(2)`
 * where lists may have letters, roman numerals and brackets, as in Pandoc's Markdown.
 */
const MARKER = /^(\(?)(\d+|[a-z]|[ivxlcdm]+|[#@][\w-]*)([.)])(?= |$)/i;

/** Labels in which nothing else is special, as most are. */
const PLAIN_LABEL = /^[\p{L}\p{N}§(](?:[\p{L}\p{N} §():-]|(?<![wW])\.)*$/u;

/** A number in square brackets, which could be a link. */
const BRACKETED = /^\[[\p{L}\p{N}]+\] ?$/u;

/** The label of a list item as text that no parser takes for a marker; undefined if the library must escape it. */
export function plainLabel(label: string): string | undefined {
  if (BRACKETED.test(label)) return `\\${label}`;
  return PLAIN_LABEL.test(label) ? withoutMarker(label) : undefined;
}

/** A text; the label of a list item so that no parser takes it for a marker. */
export const textOrLabel: Handle = (node: Text, parent, state, info) => {
  if (!node.data?.isLabel) return defaultHandlers.text(node, parent, state, info);
  const plain = plainLabel(node.value);
  return plain ?? withoutMarker(defaultHandlers.text(node, parent, state, info));
};

function withoutMarker(text: string): string {
  return text.replace(MARKER, (_, open: string, number: string, close: string) =>
    open === "" ? `${number}\\${close}` : `\\${open}${number}${close}`,
  );
}
