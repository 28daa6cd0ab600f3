import type { Inline } from "../../tree/inline.js";

/** The last characters before a part of a line and the first characters after it; empty at the ends of the line. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/** Surroundings of a whole line. */
export const NOTHING_AROUND: Around = { before: "", after: "" };

/** The end of a word or a closing bracket, and the start of a word. */
const WORD_END = /[\p{L}\p{N})\]]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;

/** A superscript that is a single word. */
const WORD = /^[\p{L}\p{N}]+$/u;

/**
 * Writes a superscript as text: as `m^2`, `x^(n+1)` or `^(1)Form` if it would otherwise look like part of an adjacent
 * word, and unchanged otherwise.
 */
export function setApart(content: string, { before, after }: Around): string {
  const isGluedBefore = WORD_END.test(before) && WORD_START.test(content);
  const isGluedAfter = WORD_END.test(content) && WORD_START.test(after);
  if (!isGluedBefore && !isGluedAfter) return content;
  return isGluedAfter || !WORD.test(content) ? `^(${content})` : `^${content}`;
}

/** Returns the first characters of a node's output, as far as they affect the node before it. */
export function firstCharacters(node: Inline): string {
  if (node.kind === "text") return node.value.slice(0, 2);
  if (node.kind !== "marked" && node.kind !== "link") return " ";
  const [first] = node.children;
  return first ? firstCharacters(first) : "";
}
