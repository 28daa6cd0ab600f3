import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { Block, Callout, CodeBlock, Heading, Paragraph } from "../../tree/block.js";
import type { HtmlContext } from "./html-context.js";
import { blockAttributes, isTight } from "./look/block-attributes.js";
import { cellDeclarations } from "./look/cell-declarations.js";
import { onLines } from "./on-lines.js";
import { writeCodeLines, writeInlines } from "./write-inlines.js";
import { writeList } from "./write-list.js";
import { writeTable } from "./write-table.js";

/** Blocks as HTML. */
export function writeBlocks(blocks: readonly Block[], context: HtmlContext): Element[] {
  return blocks.flatMap((block) => writeBlock(block, context));
}

/** The content of a list item or cell: a paragraph that stands alone or first needs no element of its own. */
function writeTightBlocks(blocks: readonly Block[], context: HtmlContext): ElementContent[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph" || !isTight(blocks)) return onLines(writeBlocks(blocks, context));
  const text = writeInlines(first.children, context);
  return [...text, ...onLines(writeBlocks(others, context))];
}

/** In faithful mode a paragraph has looks of its own, beside those of the cell. */
function writeCellBlocks(blocks: readonly Block[], context: HtmlContext): ElementContent[] {
  if (context.styles) return onLines(writeBlocks(blocks, context));
  return writeTightBlocks(blocks, context);
}

function writeBlock(block: Block, context: HtmlContext): Element | readonly Element[] {
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
      return h(
        "nav",
        { ariaLabel: "Contents", className: ["contents"] },
        onLines(writeBlocks(block.blocks, context)),
      );
    case "horizontalRule":
      return h("hr");
    case "pageBreak":
      return h("div", { className: ["page-break"] });
    case "columnBreak":
      if (context.styles) return h("div", { className: ["column-break"] });
      context.warn("column-break-left-out", block.origin);
      return [];
  }
}

function writeParagraph(paragraph: Paragraph, context: HtmlContext): Element {
  const { className, style, dir } = blockAttributes(paragraph, context);
  const children = writeInlines(paragraph.children, context);
  const classes = [paragraph.role, className].filter((name) => name !== undefined);
  return h("p", { className: classes.length > 0 ? classes : undefined, style, dir }, children);
}

function writeHeading(heading: Heading, context: HtmlContext): Element {
  const { className, style, dir } = blockAttributes(heading, context);
  const label = heading.numbering?.label;
  const children = [
    ...(label ? [h("span", { className: ["number"] }, label), text(" ")] : []),
    ...writeInlines(heading.children, context),
  ];
  const classes = [heading.role, className].filter((name) => name !== undefined);
  const attributes = { className: classes.length > 0 ? classes : undefined, style, dir };
  return h(`h${heading.level}`, { id: heading.anchor, ...attributes }, children);
}

function writeCodeBlock(block: CodeBlock, context: HtmlContext): Element {
  return h("pre", h("code", writeCodeLines(block.children, context)));
}

function writeCallout(callout: Callout, context: HtmlContext): Element {
  const look = context.classes.nameOf(cellDeclarations(callout.style));
  const classes = ["callout", ...(look === undefined ? [] : [look])];
  return h("aside", { className: classes }, onLines(writeBlocks(callout.blocks, context)));
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
