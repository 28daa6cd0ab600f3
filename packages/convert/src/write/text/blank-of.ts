import type { Inline } from "../../tree/inline.js";

/** Usual width of a tab, in characters. */
const TAB = "_".repeat(8);

/**
 * Returns underscores for underlined white space, which is a blank to fill in; undefined for other content, for a
 * single space, and for more than a line of them: a tab becomes eight characters.
 */
export function blankOf(underlined: readonly Inline[]): string | undefined {
  const space = underlined.map((node) => (node.kind === "text" ? node.value : "?")).join("");
  if (space === " " || !/^[ \t\u00A0]{1,500}$/.test(space)) return undefined;
  return [...space].map((one) => (one === "\t" ? TAB : "_")).join("");
}
