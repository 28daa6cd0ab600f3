import type { Element, ElementContent } from "hast";
import type { Block, Callout, CodeBlock, Heading, Paragraph } from "../../tree/block.js";
import { element, text, onLines } from "./element.js";
import type { HtmlContext } from "./html-context.js";
import { blockAttributes, isTight } from "./formatting/block-attributes.js";
import { cellDeclarations } from "./formatting/cell-declarations.js";
import { textDeclarations } from "./formatting/text-declarations.js";
import { writeContents } from "./write-contents.js";
import { writeCodeLines, writeInlines } from "./write-inlines.js";
import { writeList } from "./write-list.js";
import { writeTable } from "./write-table.js";

/** Blocks as HTML. */
export function writeBlocks(blocks: readonly Block[], context: HtmlContext): Element[] {
  const elements: Element[] = [];
  for (const block of blocks) {
    const written = writeBlock(block, context);
    if (written) elements.push(written);
  }
  return elements;
}

/** The content of a list item or cell; a tight paragraph gets no element of its own. */
function writeTightBlocks(blocks: readonly Block[], context: HtmlContext): ElementContent[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph" || !isTight(blocks)) return onLines(writeBlocks(blocks, context));
  const content = writeInlines(first.children, context);
  content.push(...onLines(writeBlocks(others, context)));
  return content;
}

/** In faithful mode a paragraph has formatting of its own, in addition to the cell's. */
function writeCellBlocks(blocks: readonly Block[], context: HtmlContext): ElementContent[] {
  if (context.styles) return onLines(writeBlocks(blocks, context));
  return writeTightBlocks(blocks, context);
}

/** One block as HTML; undefined if HTML has no equivalent. */
export function writeBlock(block: Block, context: HtmlContext): Element | undefined {
  switch (block.kind) {
    case "paragraph":
      return writeParagraph(block, context);
    case "heading":
      return writeHeading(block, context);
    case "list":
      return writeList(block, context, (blocks) => writeTightBlocks(blocks, context));
    case "table":
      return writeTable(block, context, (blocks) => writeCellBlocks(blocks, context));
    case "codeBlock":
      return writeCodeBlock(block, context);
    case "callout":
      return writeCallout(block, context);
    case "tableOfContents":
      if (block.entries.length === 0) return undefined;
      return writeContents(block, context, (blocks) => writeTightBlocks(blocks, context));
    case "horizontalRule":
      return element("hr");
    case "pageBreak":
      return element("div", { className: ["page-break"] });
    case "columnBreak":
      if (context.styles) return element("div", { className: ["column-break"] });
      context.warn("column-break-left-out", block.origin);
      return undefined;
  }
}

function writeParagraph(paragraph: Paragraph, context: HtmlContext): Element {
  const { className, style, dir } = blockAttributes(paragraph, context);
  const children = writeInlines(paragraph.children, context);
  const attributes = { className: classesOf(paragraph.role, className), style, dir };
  return element("p", { id: paragraph.anchor, ...attributes }, children);
}

function writeHeading(heading: Heading, context: HtmlContext): Element {
  const { className, style, dir } = blockAttributes(heading, context);
  const children = [...numberOf(heading, context), ...writeInlines(heading.children, context)];
  const attributes = { className: classesOf(heading.role, className), style, dir };
  return element(`h${heading.level}`, { id: heading.anchor, ...attributes }, children);
}

function numberOf({ numbering }: Heading, { classes }: HtmlContext): ElementContent[] {
  if (!numbering?.label) return [];
  const styleClass = numbering.style && classes.classOf(textDeclarations(numbering.style));
  const className = ["number", ...(styleClass ?? [])];
  return [element("span", { className }, [text(numbering.label)]), text(" ")];
}

function classesOf(
  role: string | undefined,
  styleClass: string[] | undefined,
): string[] | undefined {
  return role === undefined ? styleClass : [role, ...(styleClass ?? [])];
}

function writeCodeBlock(block: CodeBlock, context: HtmlContext): Element {
  return element("pre", {}, [element("code", {}, writeCodeLines(block.children, context))]);
}

function writeCallout(callout: Callout, context: HtmlContext): Element {
  const styleClass = context.classes.classOf(cellDeclarations(callout.style));
  if (callout.role === "quote") {
    return element("blockquote", {}, onLines(writeBlocks(callout.blocks, context)));
  }
  const classes = ["callout", ...(styleClass ?? [])];
  return element("aside", { className: classes }, onLines(writeBlocks(callout.blocks, context)));
}
