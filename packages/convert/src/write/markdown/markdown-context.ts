import type { Warn } from "../../warnings/conversion-warning.js";
import type { HtmlContext } from "../html/html-context.js";

/** What the Markdown writer needs to know beside the node that it writes. */
export interface MarkdownContext {
  readonly warn: Warn;
  /** For the parts that are written as HTML; it also knows which footnotes those parts refer to. */
  readonly html: HtmlContext;
}
