import type { BlockContent, DefinitionContent } from "mdast";
import type { Block, CodeBlock, ColumnBreak, Heading, PageBreak } from "../../tree/block.js";
import { textOfCode } from "../../tree/text-of.js";
import { joinLists } from "./join-lists.js";
import type { MarkdownContext } from "./markdown-context.js";
import { writeContents } from "./write-contents.js";
import { writeInlines } from "./write-inlines.js";
import { writeList } from "./write-list.js";
import { writeTable } from "./write-table.js";

/** Blocks as Markdown. */
export function writeBlocks(
  blocks: readonly Block[],
  context: MarkdownContext,
): (BlockContent | DefinitionContent)[] {
  return [...joinLists(blocks.flatMap((block) => writeBlock(block, context)))];
}

/** One block as Markdown; several or none if Markdown has no equivalent. */
export function writeBlock(
  block: Block,
  context: MarkdownContext,
): readonly (BlockContent | DefinitionContent)[] {
  switch (block.kind) {
    case "paragraph":
      return [{ type: "paragraph", children: writeInlines(block.children, context) }];
    case "heading":
      return [writeHeading(block, context)];
    case "list":
      return [writeList(block, context, (blocks) => writeBlocks(blocks, context))];
    case "table":
      return [writeTable(block, context)];
    case "codeBlock":
      return [writeCode(block, context)];
    case "callout":
      return [{ type: "blockquote", children: writeBlocks(block.blocks, context) }];
    case "tableOfContents":
      return writeContents(block.entries, (blocks) => writeBlocks(blocks, context));
    case "horizontalRule":
      return [{ type: "thematicBreak" }];
    case "pageBreak":
    case "columnBreak":
      return leaveOut(block, context);
  }
}

/** The number of a heading becomes text, since Markdown has no numbered headings. */
function writeHeading(
  { level, numbering, children }: Heading,
  context: MarkdownContext,
): BlockContent {
  const label = numbering?.label ? [{ type: "text", value: `${numbering.label} ` } as const] : [];
  return {
    type: "heading",
    depth: level,
    children: [...label, ...writeInlines(children, context, "space")],
  };
}

function writeCode(block: CodeBlock, context: MarkdownContext): BlockContent {
  const value = textOfCode(block);
  if (block.children.some((node) => node.kind === "link")) {
    context.warn("code-links-left-out", block.origin, value);
  }
  return { type: "code", value };
}

function leaveOut(
  block: PageBreak | ColumnBreak,
  context: MarkdownContext,
): readonly BlockContent[] {
  const code = block.kind === "pageBreak" ? "page-break-left-out" : "column-break-left-out";
  context.warn(code, block.origin);
  return [];
}
