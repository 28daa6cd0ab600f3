import type { Block } from "../../tree/block.js";
import { joinedLines } from "../join-lines.js";
import type { HtmlContext } from "./html-context.js";
import { serializeHtml } from "./serialize-html.js";
import { writeBlock } from "./write-blocks.js";

/**
 * Blocks as lines of HTML, one block at a time, so that the tree of one block is all that is kept.
 * A string of the result may hold several lines.
 */
export function writeLines(blocks: Iterable<Block>, context: HtmlContext): string[] {
  return [...joinedLines(eachLine(blocks, context), "\n")];
}

function* eachLine(blocks: Iterable<Block>, context: HtmlContext): Generator<string> {
  for (const block of blocks) {
    const element = writeBlock(block, context);
    if (element) yield serializeHtml(element);
  }
}
