import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Block, CodeBlock, TableOfContents } from "../../../tree/block.js";
import { flatEntries } from "../../../tree/contents.js";
import type { DocxContext } from "../docx-context.js";
import { writeInlines } from "../inlines/write-inlines.js";
import { writeCallout } from "../tables/write-callout.js";
import { writeTable } from "../tables/write-table.js";
import { paragraphProperties, type ParagraphPlace } from "../formatting/paragraph-properties.js";
import { withNeighbours } from "./with-neighbours.js";
import { beginsWithText, writeList } from "./write-list.js";
import { writeHeading, writeParagraph } from "./write-paragraph.js";
import { writeTableOfContents } from "./write-table-of-contents.js";

/** Writes blocks as paragraphs and tables. */
export function writeBlocks(
  blocks: readonly Block[],
  context: DocxContext,
  place: ParagraphPlace = {},
): readonly Element[] {
  const [only] = blocks;
  // Most cells contain one paragraph.
  if (only?.kind === "paragraph" && blocks.length === 1)
    return [writeParagraph(only, place, context)];
  return [...eachElement(blocks, context, place)];
}

/**
 * Like `writeBlocks`, but as an iterator, so that the elements of the document are never in memory all at the same
 * time.
 */
export function* eachElement(
  blocks: Iterable<Block>,
  context: DocxContext,
  place: ParagraphPlace = {},
): Generator<Element, undefined> {
  let last: Element | undefined;
  for (const { before, it: block, after } of withNeighbours(blocks)) {
    // A break before a paragraph becomes part of that paragraph; a separate break would add an empty line.
    if (isBreak(block) && takesBreak(after)) continue;
    const here = { ...place, ...placeAfter(before, block) };
    for (const element of writeBlock(block, here, context)) {
      // Word processors join two adjacent tables, so an empty paragraph separates them.
      if (element.name === "w:tbl" && last?.name === "w:tbl") yield x("w:p");
      yield element;
      last = element;
    }
  }
}

/** Returns the properties of a block that depend on the block before it. */
function placeAfter(before: Block | undefined, block: Block): ParagraphPlace {
  if (!takesBreak(block)) return {};
  switch (before?.kind) {
    case "pageBreak":
      return { pageBreakBefore: true };
    case "columnBreak":
      return { columnBreakBefore: true };
    case "table":
    case "callout":
      return block.kind === "paragraph" ? { afterTable: true } : {};
    default:
      return {};
  }
}

function writeBlock(block: Block, place: ParagraphPlace, context: DocxContext): readonly Element[] {
  switch (block.kind) {
    case "paragraph":
      return [writeParagraph(block, place, context)];
    case "heading":
      return [writeHeading(block, place, context)];
    case "list":
      return writeList(block, place, context, writeBlocks);
    case "table":
      return writeTable(block, context, writeBlocks);
    case "codeBlock":
      return [writeCode(block, place, context)];
    case "callout":
      return block.role === "quote"
        ? writeBlocks(block.blocks, context, { indent: QUOTE_INDENT })
        : writeCallout(block, context, writeBlocks);
    case "tableOfContents":
      return writeTableOfContents(writeEntries(block, context), context);
    case "horizontalRule":
      return [x("w:p", [paragraphProperties({}, { ...place, style: "HorizontalRule" })])];
    case "columnBreak":
      return [writeBreak("column", place)];
    case "pageBreak":
      return [writeBreak("page", place)];
  }
}

/** In points. */
const QUOTE_INDENT = 36;

/** In points, as in Google Docs. A paragraph in faithful mode has its own indent. */
const CONTENTS_INDENT = 18;

function writeEntries({ entries }: TableOfContents, context: DocxContext): readonly Element[] {
  return flatEntries(entries).flatMap(({ blocks, depth }) =>
    writeBlocks(blocks, context, depth === 0 ? {} : { indent: CONTENTS_INDENT * depth }),
  );
}

function isBreak({ kind }: Block): boolean {
  return kind === "pageBreak" || kind === "columnBreak";
}

/** Whether a break before a block can be part of its first paragraph. */
function takesBreak(block: Block | undefined): boolean {
  if (block?.kind === "list") return beginsWithText(block);
  return block?.kind === "paragraph" || block?.kind === "heading";
}

function writeBreak(type: "page" | "column", place: ParagraphPlace): Element {
  return x("w:p", [paragraphProperties({}, place), x("w:r", [x("w:br", { "w:type": type })])]);
}

function writeCode(block: CodeBlock, place: ParagraphPlace, context: DocxContext): Element {
  const properties = paragraphProperties({}, { ...place, style: "SourceCode" });
  return x("w:p", [properties, ...writeInlines(block.children, context)]);
}
