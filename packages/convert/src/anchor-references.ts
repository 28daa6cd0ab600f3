import type { Format } from "./formats.js";
import { idOf } from "./write/html/html-context.js";

/** A heading that links can lead to, in a result. */
export interface AnchorReference {
  /** Id of the heading in the document, as in a link to it. */
  readonly heading: string;
  /** What comes after `#` in a URL of the result. */
  readonly anchor: string;
}

/** Formats whose results have anchors that a URL can name. */
const FORMATS: ReadonlySet<Format> = new Set(["html", "markdown"]);

/** The anchors of a result in a format, from those of its document by the ids of headings. */
export function anchorReferences(
  anchors: ReadonlyMap<string, string>,
  format: Format,
): readonly AnchorReference[] {
  if (!FORMATS.has(format)) return [];
  const target = format === "html" ? "html" : "markdown";
  return Array.from(anchors, ([heading, anchor]) => ({
    heading,
    anchor: idOf(anchor, { target }),
  }));
}
