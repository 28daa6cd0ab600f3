import type { BlockContent, DefinitionContent, Html } from "mdast";
import type { Block } from "../../tree/block.js";
import { beginsRightToLeft, directionOfTable } from "../../tree/direction.js";
import { joinLists } from "./lists/join-lists.js";
import type { MarkdownContext } from "./markdown-context.js";
import { withoutBreaks, type UnbrokenBlock } from "./without-breaks.js";
import { writeBlock } from "./write-blocks.js";

const OPEN: Html = { type: "html", value: '<div dir="rtl">' };
const CLOSE: Html = { type: "html", value: "</div>" };

/**
 * Writes blocks as Markdown, one by one, with right-to-left blocks inside a `div` with a direction. Markdown has no
 * syntax for direction, and renderers without HTML show the same text.
 */
export function writeWithDirection(
  blocks: Iterable<Block>,
  context: MarkdownContext,
): Generator<BlockContent | DefinitionContent> {
  return joinLists(eachContent(blocks, context), context);
}

function* eachContent(
  blocks: Iterable<Block>,
  context: MarkdownContext,
): Generator<BlockContent | DefinitionContent> {
  let isOpen = false;
  for (const block of withoutBreaks(blocks, context)) {
    const isRightToLeft = isMarkedRightToLeft(block, context);
    if (isOpen && !isRightToLeft) yield CLOSE;
    isOpen &&= isRightToLeft;
    for (const content of writeBlock(block, context)) {
      if (isRightToLeft && !isOpen) yield OPEN;
      isOpen = isRightToLeft;
      yield content;
    }
  }
  if (isOpen) yield CLOSE;
}

/** Whether a block is marked as right-to-left. Without HTML, only its letters show the direction. */
function isMarkedRightToLeft(block: UnbrokenBlock, { dialect, leftOut }: MarkdownContext): boolean {
  const isRightToLeft = runsRightToLeft(block);
  if (!isRightToLeft || dialect.html !== "none") return isRightToLeft;
  leftOut.add("direction-left-out");
  return false;
}

/**
 * Whether a block is right-to-left. A list or callout has the direction of its first paragraph; blocks without text
 * have no direction.
 */
function runsRightToLeft(block: UnbrokenBlock): boolean {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return block.layout.direction === "rtl";
    case "list":
      return block.items.some((item) => beginsRightToLeft(item.blocks));
    case "callout":
      return beginsRightToLeft(block.blocks);
    case "tableOfContents":
      return block.entries.some((entry) => beginsRightToLeft(entry.blocks));
    case "table":
      return directionOfTable(block) === "rtl";
    case "codeBlock":
    case "horizontalRule":
      return false;
  }
}
