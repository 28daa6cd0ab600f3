import type { Inline } from "../../tree/inline.js";

/** The last characters before a piece of a line and the first ones after it; empty at the ends of the line. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/** A whole line. */
export const NOTHING_AROUND: Around = { before: "", after: "" };

/** The end of a word or of brackets, and the beginning of a word. */
const WORD_END = /[\p{L}\p{N})\]]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;

/** A superscript that is one word. */
const WORD = /^[\p{L}\p{N}]+$/u;

/**
 * A superscript as text: `m^2`, `x^(n+1)` and `^(1)Form` where it would otherwise be read as part of the word beside it;
 * unchanged where nothing touches it.
 */
export function setApart(content: string, { before, after }: Around): string {
  const isGluedBefore = WORD_END.test(before) && WORD_START.test(content);
  const isGluedAfter = WORD_END.test(content) && WORD_START.test(after);
  if (!isGluedBefore && !isGluedAfter) return content;
  return isGluedAfter || !WORD.test(content) ? `^(${content})` : `^${content}`;
}

/** The first characters that a node is written with, as far as it matters to its neighbours. */
export function firstCharacters(node: Inline): string {
  if (node.kind === "text") return node.value.slice(0, 2);
  if (node.kind !== "marked" && node.kind !== "link") return " ";
  const [first] = node.children;
  return first ? firstCharacters(first) : "";
}
