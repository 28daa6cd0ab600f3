import type { FootnoteDefinition, RootContent } from "mdast";
import type { Footnote } from "../../tree/document-tree.js";
import { writeFootnotes as writeHtmlFootnotes } from "../html/write-footnotes.js";
import type { MarkdownContext } from "./markdown-context.js";
import { rawHtml } from "./raw-html.js";
import { writeItemBlocks } from "./write-blocks.js";
import { bulleted, labelled, itemOf } from "./lists/write-list.js";

/**
 * Writes footnotes as definitions. Markdown renderers drop a definition that no Markdown refers to, so a footnote is
 * written as HTML if it has no reference or its reference is in an HTML table. In CommonMark, all footnotes are HTML.
 * Without HTML, they become a list.
 */
export function writeFootnotes(
  footnotes: readonly Footnote[],
  context: MarkdownContext,
): RootContent[] {
  const { isGfm, html } = context.dialect;
  const isDefinition = ({ number, referenced }: Footnote) =>
    isGfm && referenced && !context.html.referenced.has(number);
  const definitions = footnotes.filter(isDefinition);
  const others = footnotes.filter((footnote) => !isDefinition(footnote));
  return [
    ...definitions.map((footnote) => writeDefinition(footnote, context)),
    ...(html === "none" ? writeList(others, context) : writeSection(others, context)),
  ];
}

function writeSection(footnotes: readonly Footnote[], context: MarkdownContext): RootContent[] {
  return writeHtmlFootnotes(footnotes, context.html).map((section) => rawHtml([section], context));
}

/** Writes footnotes as a list with their numbers in brackets, like their references. */
function writeList(footnotes: readonly Footnote[], context: MarkdownContext): RootContent[] {
  if (footnotes.length === 0) return [];
  const items = footnotes.map(({ number, blocks }) =>
    itemOf(labelled(`[${number}]`, writeItemBlocks(blocks, context))),
  );
  return [{ type: "thematicBreak" }, bulleted(items)];
}

function writeDefinition(footnote: Footnote, context: MarkdownContext): FootnoteDefinition {
  return {
    type: "footnoteDefinition",
    identifier: String(footnote.number),
    children: writeItemBlocks(footnote.blocks, context),
  };
}
