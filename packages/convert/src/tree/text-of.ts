import type { Block, CodeBlock } from "./block.js";
import { flatEntries } from "./contents.js";
import type { Inline } from "./inline.js";

/** The plain text of inline content; line breaks become spaces. */
export function textOfInlines(nodes: readonly Inline[]): string {
  return nodes.map((node) => textOfInline(node)).join("");
}

/** The plain text of blocks, one space between two of them. */
export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.map((block) => textOfBlock(block)).join(" ");
}

/** The lines of a code block. */
export function textOfCode({ children }: CodeBlock): string {
  return children.map((node) => lineOf(node)).join("");
}

function lineOf(node: Inline): string {
  if (node.kind === "lineBreak") return "\n";
  if (node.kind === "marked" || node.kind === "link") return node.children.map(lineOf).join("");
  return textOfInline(node);
}

function textOfInline(node: Inline): string {
  switch (node.kind) {
    case "text":
      return node.value;
    case "lineBreak":
      return " ";
    case "image":
      return node.alternative;
    case "footnoteReference":
    case "pageNumber":
      return "";
    case "marked":
    case "link":
      return textOfInlines(node.children);
  }
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
    case "codeBlock":
      return textOfInlines(block.children);
    case "list":
      return block.items.map((item) => textOfBlocks(item.blocks)).join(" ");
    case "table":
      return block.rows
        .flatMap((row) => row.cells.map((cell) => textOfBlocks(cell.blocks)))
        .join(" ");
    case "callout":
      return textOfBlocks(block.blocks);
    case "tableOfContents":
      return textOfBlocks(flatEntries(block.entries).flatMap(({ blocks }) => blocks));
    case "horizontalRule":
    case "pageBreak":
    case "columnBreak":
      return "";
  }
}
