import type { BlockContent, DefinitionContent, Html } from "mdast";
import type { Block } from "../../tree/block.js";
import type { MarkdownContext } from "./markdown-context.js";
import { writeBlocks } from "./write-blocks.js";

const OPEN: Html = { type: "html", value: '<div dir="rtl">' };
const CLOSE: Html = { type: "html", value: "</div>" };

/**
 * Blocks as Markdown, those that run from right to left inside an element that says so: Markdown has no sign
 * for it, and readers that know no HTML show the same text without it.
 */
export function writeWithDirection(
  blocks: readonly Block[],
  context: MarkdownContext,
): (BlockContent | DefinitionContent)[] {
  return groupByDirection(blocks).flatMap(({ isRightToLeft, members }) => {
    const content = writeBlocks(members, context);
    return isRightToLeft && content.length > 0 ? [OPEN, ...content, CLOSE] : content;
  });
}

interface Group {
  readonly isRightToLeft: boolean;
  readonly members: Block[];
}

function groupByDirection(blocks: readonly Block[]): readonly Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const isRightToLeft = runsRightToLeft(block);
    const last = groups.at(-1);
    if (last?.isRightToLeft === isRightToLeft) last.members.push(block);
    else groups.push({ isRightToLeft, members: [block] });
  }
  return groups;
}

/** A list or a callout runs as its first paragraph does; what holds no text of its own is neutral. */
function runsRightToLeft(block: Block): boolean {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return block.layout.direction === "rtl";
    case "list":
      return block.items.some((item) => item.blocks.slice(0, 1).some(runsRightToLeft));
    case "callout":
    case "tableOfContents":
      return block.blocks.slice(0, 1).some(runsRightToLeft);
    case "table":
      return block.rows.some((row) =>
        row.cells.some((cell) => cell.blocks.slice(0, 1).some(runsRightToLeft)),
      );
    case "codeBlock":
    case "horizontalRule":
    case "pageBreak":
    case "columnBreak":
      return false;
  }
}
