/** Maximum length of an excerpt, in characters. */
const MAX_EXCERPT = 80;

/** Number of characters of a text that its excerpt is made from. A text may have 30 million characters. */
export const MAX_EXCERPT_SOURCE = 1000;

/** Returns the text on one line, truncated to 80 characters. */
export function excerptOf(text: string): string {
  const flat = text
    .slice(0, MAX_EXCERPT_SOURCE)
    .replaceAll(/\s{2,}|[^\S ]/g, " ")
    .trim();
  const isCut = flat.length > MAX_EXCERPT || text.length > MAX_EXCERPT_SOURCE;
  return isCut ? `${flat.slice(0, MAX_EXCERPT - 1).replace(/[\uD800-\uDBFF]$/, "")}…` : flat;
}
