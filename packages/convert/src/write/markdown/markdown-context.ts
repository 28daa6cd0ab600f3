import type { Warn } from "../../warnings/conversion-warning.js";
import type { HtmlContext } from "../html/html-context.js";

/** Context of the Markdown writer. */
export interface MarkdownContext {
  readonly warn: Warn;
  /** Whether a label that Markdown cannot number stands as text. */
  readonly labels: "text" | "markdown";
  /** For the parts that are written as HTML; it also records which footnotes have references there. */
  readonly html: HtmlContext;
}
