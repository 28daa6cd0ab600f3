import type { FootnoteDefinition, RootContent } from "mdast";
import type { Footnote } from "../../tree/document-tree.js";
import { serializeHtml } from "../html/serialize-html.js";
import { writeFootnotes as writeHtmlFootnotes } from "../html/write-footnotes.js";
import type { MarkdownContext } from "./markdown-context.js";
import { writeBlocks } from "./write-blocks.js";

/**
 * Footnotes as definitions. Markdown renderers drop a definition without a reference in Markdown,
 * so a footnote without one, or with one in an HTML table, is written as HTML.
 */
export function writeFootnotes(
  footnotes: readonly Footnote[],
  context: MarkdownContext,
): RootContent[] {
  const isDefinition = ({ number, referenced }: Footnote) =>
    referenced && !context.html.referenced.has(number);
  const definitions = footnotes.filter(isDefinition);
  const asHtml = footnotes.filter((footnote) => !isDefinition(footnote));
  return [
    ...definitions.map((footnote) => writeDefinition(footnote, context)),
    ...writeHtmlFootnotes(asHtml, context.html).map(
      (section) => ({ type: "html", value: serializeHtml(section) }) as const,
    ),
  ];
}

function writeDefinition(footnote: Footnote, context: MarkdownContext): FootnoteDefinition {
  return {
    type: "footnoteDefinition",
    identifier: String(footnote.number),
    children: writeBlocks(footnote.blocks, context),
  };
}
