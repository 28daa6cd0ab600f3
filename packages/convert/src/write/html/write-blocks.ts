import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { Block, Heading, Paragraph } from "../../tree/block.js";
import type { HtmlContext } from "./html-context.js";
import { isTight, layoutAttributes } from "./layout-attributes.js";
import { onLines } from "./on-lines.js";
import { writeInlines } from "./write-inlines.js";
import { writeList } from "./write-list.js";
import { writeTable } from "./write-table.js";

/** Blocks as HTML. */
export function writeBlocks(blocks: readonly Block[], context: HtmlContext): Element[] {
  return blocks.map((block) => writeBlock(block, context));
}

/** The content of a list item or cell: a paragraph that stands alone or first needs no element of its own. */
function writeTightBlocks(blocks: readonly Block[], context: HtmlContext): ElementContent[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph" || !isTight(blocks)) return onLines(writeBlocks(blocks, context));
  const text = writeInlines(first.children, context);
  return [...text, ...onLines(writeBlocks(others, context))];
}

function writeBlock(block: Block, context: HtmlContext): Element {
  switch (block.kind) {
    case "paragraph":
      return writeParagraph(block, context);
    case "heading":
      return writeHeading(block, context);
    case "list":
      return writeList(block, (blocks) => writeTightBlocks(blocks, context));
    case "table":
      return writeTable(block, (blocks) => writeTightBlocks(blocks, context));
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
  }
}

function writeParagraph(paragraph: Paragraph, context: HtmlContext): Element {
  const { style, dir } = layoutAttributes(paragraph.layout);
  const children = writeInlines(paragraph.children, context);
  return h("p", { className: paragraph.role, style, dir }, children);
}

function writeHeading(heading: Heading, context: HtmlContext): Element {
  const { style, dir } = layoutAttributes(heading.layout);
  const children = writeInlines(heading.children, context);
  const attributes = { id: heading.anchor, className: heading.role, style, dir };
  return h(`h${heading.level}`, attributes, children);
}
