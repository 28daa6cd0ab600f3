import type { Text } from "mdast";
import { defaultHandlers, type Handle } from "mdast-util-to-markdown";

/**
 * Start of a text that some parser treats as a list marker: `1.` and `1)` in all parsers; `a.`, `iv)` and `(2)` in
 * those whose lists may have letters, roman numerals and brackets, such as Pandoc's Markdown.
 */
const MARKER = /^(\(?)(\d+|[a-z]|[ivxlcdm]+|[#@][\w-]*)([.)])(?= |$)/i;

/** Labels without other special characters, as most are. */
const PLAIN_LABEL = /^[\p{L}\p{N}§(](?:[\p{L}\p{N} §():-]|(?<![wW])\.)*$/u;

/** A number in square brackets, which could be a link. */
const BRACKETED = /^\[[\p{L}\p{N}]+\] ?$/u;

/**
 * Returns the label of a list item as text that no parser treats as a marker; undefined if the library must escape it.
 */
export function plainLabel(label: string): string | undefined {
  if (BRACKETED.test(label)) return `\\${label}`;
  return PLAIN_LABEL.test(label) ? withoutMarker(label) : undefined;
}

/** Writes a text. Writes the label of a list item so that no parser treats it as a marker. */
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
