import type { BlockContent, DefinitionContent } from "mdast";
import type { Block, PageBreak } from "../../tree/block.js";
import type { MarkdownContext } from "./markdown-context.js";
import { writeInlines } from "./write-inlines.js";
import { writeList } from "./write-list.js";
import { writeTable } from "./write-table.js";

/** Blocks as Markdown. */
export function writeBlocks(
  blocks: readonly Block[],
  context: MarkdownContext,
): (BlockContent | DefinitionContent)[] {
  return blocks.flatMap((block) => writeBlock(block, context));
}

function writeBlock(
  block: Block,
  context: MarkdownContext,
): readonly (BlockContent | DefinitionContent)[] {
  switch (block.kind) {
    case "paragraph":
      return [{ type: "paragraph", children: writeInlines(block.children) }];
    case "heading":
      return [
        { type: "heading", depth: block.level, children: writeInlines(block.children, "space") },
      ];
    case "list":
      return [writeList(block, context, (blocks) => writeBlocks(blocks, context))];
    case "table":
      return [writeTable(block, context)];
    case "tableOfContents":
      return writeBlocks(block.blocks, context);
    case "horizontalRule":
      return [{ type: "thematicBreak" }];
    case "pageBreak":
      return leaveOut(block, context);
  }
}

function leaveOut(block: PageBreak, context: MarkdownContext): readonly BlockContent[] {
  context.warn("page-break-left-out", block.origin);
  return [];
}
