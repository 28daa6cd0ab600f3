import type { PhrasingContent } from "mdast";
import type { Heading, Paragraph } from "../../tree/block.js";
import { element } from "../html/element.js";
import type { MarkdownContext } from "./markdown-context.js";
import { rawHtml } from "./raw-html.js";
import { trimLine } from "./trim-line.js";
import { writeInlines, type LineBreakStyle } from "./write-inlines.js";

/**
 * Writes the text of a paragraph, with its anchor as HTML if a link points to it, because Markdown has anchors only for
 * headings.
 */
export function writeLine(
  { anchor, children }: Pick<Paragraph | Heading, "anchor" | "children">,
  context: MarkdownContext,
  lineBreak: LineBreakStyle = "break",
): PhrasingContent[] {
  const line = trimLine(writeInlines(children, context, lineBreak));
  if (anchor === undefined) return line;
  return [rawHtml([element("a", { id: anchor })], context), ...line];
}
