import type { BlockContent, DefinitionContent } from "mdast";
import type { Block, CodeBlock, Heading, Paragraph } from "../../tree/block.js";
import { textOfCode } from "../../tree/text-of.js";
import { joinLists } from "./lists/join-lists.js";
import type { MarkdownContext } from "./markdown-context.js";
import { trimLine } from "./trim-line.js";
import { writeContents } from "./write-contents.js";
import { writeInlines } from "./write-inlines.js";
import { writeLine } from "./write-line.js";
import { writeList } from "./lists/write-list.js";
import { writeTable } from "./tables/write-table.js";
import { lineWithDirection, withDirection } from "./with-direction.js";
import { withoutBreaks, type UnbrokenBlock } from "./without-breaks.js";

/** Writes blocks as Markdown. */
export function writeBlocks(
  blocks: readonly Block[],
  context: MarkdownContext,
): (BlockContent | DefinitionContent)[] {
  return [...eachContent(blocks, context)];
}

/** Yields blocks as Markdown, one by one. */
export function eachContent(
  blocks: Iterable<Block>,
  context: MarkdownContext,
): Generator<BlockContent | DefinitionContent> {
  return joinLists(withDirection(withoutBreaks(blocks, context), context, writeBlock), context);
}

/**
 * Writes the content of a list item or footnote. A paragraph on the line of a label has its direction in the line, so
 * that the item stays tight.
 */
export function writeItemBlocks(
  blocks: readonly Block[],
  context: MarkdownContext,
): (BlockContent | DefinitionContent)[] {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph" || !others.every((block) => block.kind === "list")) {
    return writeBlocks(blocks, context);
  }
  const isRightToLeft = first.layout.direction === "rtl";
  const line = lineWithDirection(writeLine(first, context), isRightToLeft, context);
  const own = line.length === 0 ? [] : [{ type: "paragraph", children: line } as const];
  const lists = others.flatMap((list) => writeBlock(list, context));
  return [...own, ...joinLists(lists, context)];
}

/** Writes one block as Markdown; empty for an empty table of contents. */
function writeBlock(
  block: UnbrokenBlock,
  context: MarkdownContext,
): readonly (BlockContent | DefinitionContent)[] {
  switch (block.kind) {
    case "paragraph":
      return writeParagraph(block, context);
    case "heading":
      return [writeHeading(block, context)];
    case "list":
      return [writeList(block, context, (blocks) => writeItemBlocks(blocks, context))];
    case "table":
      return [writeTable(block, context, (blocks) => writeBlocks(blocks, context))];
    case "codeBlock":
      return [writeCode(block, context)];
    case "callout":
      return [{ type: "blockquote", children: writeBlocks(block.blocks, context) }];
    case "tableOfContents":
      return writeContents(block.entries, (blocks) => writeItemBlocks(blocks, context));
    case "horizontalRule":
      return [{ type: "thematicBreak" }];
  }
}

/** Writes a paragraph. An underlined space alone is left out, because Markdown cannot show it. */
function writeParagraph(block: Paragraph, context: MarkdownContext): readonly BlockContent[] {
  const children = writeLine(block, context);
  return children.length === 0 ? [] : [{ type: "paragraph", children }];
}

/** Writes a heading. Its number becomes text, because Markdown has no numbered headings. */
function writeHeading(
  { level, numbering, children }: Heading,
  context: MarkdownContext,
): BlockContent {
  const label = numbering?.label ? [{ type: "text", value: `${numbering.label} ` } as const] : [];
  return {
    type: "heading",
    depth: level,
    children: [...label, ...trimLine(writeInlines(children, context, "space"))],
  };
}

function writeCode(block: CodeBlock, context: MarkdownContext): BlockContent {
  const value = textOfCode(block);
  if (block.children.some((node) => node.kind === "link")) {
    context.warn("code-links-left-out", block.origin, value);
  }
  return { type: "code", value };
}
