import type { Block } from "../../tree/block.js";
import type { HtmlContext } from "./html-context.js";
import { serializeHtml } from "./serialize-html.js";
import { writeBlock } from "./write-blocks.js";

/** Blocks as lines of HTML, one block at a time, so that the tree of one block is all that is kept. */
export function writeLines(blocks: readonly Block[], context: HtmlContext): string[] {
  const lines: string[] = [];
  for (const block of blocks) {
    const element = writeBlock(block, context);
    if (element) lines.push(serializeHtml(element));
  }
  return lines;
}
