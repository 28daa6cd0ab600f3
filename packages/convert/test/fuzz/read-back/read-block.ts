/** A block that a reader finds, such as a paragraph, with its element and its line. */
export interface ReadBlock {
  readonly kind: string;
  readonly line: string;
}

/** A run of text with its marks, named as HTML elements. */
export interface Span {
  readonly text: string;
  readonly marks: readonly string[];
  readonly link?: string | undefined;
}

/**
 * Returns spans as one line for comparison, with a sign for each change of marks between two visible characters. White
 * space at the edges of a line has no meaning in Markdown, and marks on it are not visible.
 */
export function lineOf(spans: readonly Span[]): string {
  let line = "";
  let shown = "";
  for (const { text, marks, link } of spans) {
    const key = [...new Set(marks)].sort().join("+") + (link ? ` ${normalUrl(link)}` : "");
    for (const sign of text) {
      if (sign.trim() !== "" && key !== shown) {
        line += `⟨${key}⟩`;
        shown = key;
      }
      line += sign === "\t" ? " " : sign;
    }
  }
  const lines = line.split(/[\v\n]/).map((one) => one.trim());
  // White space after a checklist box is at the edge of the line, too.
  return lines
    .join("\n")
    .trim()
    .replace(/^(\[[ x]\])\s+/, "$1 ");
}

/** Renderers differ in which characters of a URL they encode. */
function normalUrl(url: string): string {
  return decodeURIComponent(url);
}
