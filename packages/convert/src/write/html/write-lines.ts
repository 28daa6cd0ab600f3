import type { Block } from "../../tree/block.js";
import type { HtmlContext } from "./html-context.js";
import { addHtml } from "./serialize-html.js";
import { writeBlock } from "./write-blocks.js";

/**
 * Blocks as lines of HTML, serialized block by block, so that only the tree of one block is in memory.
 * A string of the result may contain several lines.
 */
export function writeLines(blocks: Iterable<Block>, context: HtmlContext): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  for (const block of blocks) {
    const element = writeBlock(block, context);
    if (!element) continue;
    if (parts.length > 0) parts.push("\n");
    addHtml(element, parts);
    if (parts.length < PARTS_AT_ONCE) continue;
    lines.push(parts.join(""));
    parts = [];
  }
  if (parts.length > 0) lines.push(parts.join(""));
  return lines;
}

const PARTS_AT_ONCE = 1000;
