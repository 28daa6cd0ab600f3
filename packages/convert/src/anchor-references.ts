import type { Format } from "./formats.js";
import { idOf } from "./write/html/html-context.js";

/** A heading in a result that links can point to. */
export interface AnchorReference {
  /** Id of the heading in the document, as links to the heading use it. */
  readonly heading: string;
  /** Fragment after `#` in a URL that points to the heading in the result. */
  readonly anchor: string;
}

/** Formats whose results have anchors that a URL can point to. */
const FORMATS: ReadonlySet<Format> = new Set(["html", "markdown"]);

/** Returns the anchors of a result in the given format. `anchors` are those of the document, by heading id. */
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
