import type { Element, ElementContent, Properties } from "hast";
import type { Block, Callout, CodeBlock, Heading, Paragraph } from "../../../tree/block.js";
import { beginsRightToLeft } from "../../../tree/direction.js";
import { element, text, onLines } from "../element.js";
import { atMargin, dirOf, idOf, inside, type HtmlContext } from "../html-context.js";
import { blockAttributes, isTight } from "./block-attributes.js";
import { cellDeclarations } from "../formatting/cell-declarations.js";
import { textDeclarations } from "../formatting/text-declarations.js";
import { writeContents } from "./write-contents.js";
import { writeCodeLines, writeInlines } from "../write-inlines.js";
import { writeList } from "./write-list.js";
import { writeTable } from "./write-table.js";

/** Yields blocks as HTML, one by one. */
export function* eachElement(blocks: Iterable<Block>, context: HtmlContext): Generator<Element> {
  for (const block of blocks) {
    const written = writeBlock(block, context);
    if (written) yield written;
  }
}

/** Writes blocks as HTML. */
export function writeBlocks(blocks: readonly Block[], context: HtmlContext): Element[] {
  return [...eachElement(blocks, context)];
}

/** Writes the content of a list item or cell. A tight paragraph does not get its own element. */
function writeTightBlocks(blocks: readonly Block[], context: HtmlContext): ElementContent[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph" || !isTight(blocks)) return onLines(writeBlocks(blocks, context));
  const content = writeInlines(first.children, context);
  content.push(...onLines(writeBlocks(others, context)));
  return content;
}

/** Writes the content of a cell. In faithful mode a paragraph has its own formatting, in addition to the cell's. */
function writeCellBlocks(blocks: readonly Block[], context: HtmlContext): ElementContent[] {
  if (context.styles) return onLines(writeBlocks(blocks, context));
  return writeTightBlocks(blocks, context);
}

/** Writes one block as HTML; undefined if HTML has no equivalent. */
function writeBlock(block: Block, context: HtmlContext): Element | undefined {
  switch (block.kind) {
    case "paragraph":
      return writeParagraph(block, context);
    case "heading":
      return writeHeading(block, context);
    case "list":
      return writeList(block, context, writeTightBlocks);
    case "table":
      return writeTable(block, context, writeCellBlocks);
    case "codeBlock":
      return writeCodeBlock(block, context);
    case "callout":
      return writeCallout(block, context);
    case "tableOfContents":
      if (block.entries.length === 0) return undefined;
      return writeContents(block, context, writeTightBlocks);
    case "horizontalRule":
      return element("hr");
    case "pageBreak":
      return element("div", context.formatting.of(["page-break"]));
    case "columnBreak":
      if (context.styles) return element("div", context.formatting.of(["column-break"]));
      context.warn("column-break-left-out", block.origin);
      return undefined;
  }
}

function writeParagraph(paragraph: Paragraph, context: HtmlContext): Element {
  const attributes = attributesOf(paragraph, context);
  return element("p", attributes, writeInlines(paragraph.children, context));
}

function writeHeading(heading: Heading, context: HtmlContext): Element {
  const attributes = attributesOf(heading, context);
  const children = [...numberOf(heading, context), ...writeInlines(heading.children, context)];
  return element(`h${heading.level}`, attributes, children);
}

function attributesOf(block: Paragraph | Heading, context: HtmlContext): Properties {
  const { anchor, role } = block;
  const id = anchor === undefined ? undefined : idOf(anchor, context);
  const names = role === undefined ? NO_NAMES : [role];
  const { className, style, dir } = blockAttributes(block, context, "block", names);
  return { id, className, style, dir };
}

const NO_NAMES: readonly string[] = [];

function numberOf({ numbering }: Heading, { formatting }: HtmlContext): ElementContent[] {
  if (!numbering?.label) return [];
  const style = numbering.style && textDeclarations(numbering.style);
  const attributes = formatting.of(["number"], style);
  return [element("span", { ...attributes }, [text(numbering.label)]), text(" ")];
}

function writeCodeBlock(block: CodeBlock, context: HtmlContext): Element {
  return element("pre", { dir: dirOf(false, context) }, [
    element("code", {}, writeCodeLines(block.children, context)),
  ]);
}

function writeCallout(callout: Callout, context: HtmlContext): Element {
  const dir = dirOf(beginsRightToLeft(callout.blocks), context);
  const blocks = onLines(writeBlocks(callout.blocks, atMargin(inside(dir, context))));
  if (callout.role === "quote") return element("blockquote", { dir }, blocks);
  const attributes = context.formatting.of(["callout"], cellDeclarations(callout.style));
  return element("aside", { ...attributes, dir }, blocks);
}
