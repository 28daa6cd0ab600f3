import type { Block } from "../../tree/block.js";
import type { HtmlContext } from "./html-context.js";
import { serializeHtml } from "./serialize-html.js";
import { writeBlock } from "./write-blocks.js";

/** An engine keeps a string that was joined as a tree of its parts until it is read, so many lines are made one string. */
const LINES_AT_ONCE = 200;

/**
 * Blocks as lines of HTML, one block at a time, so that the tree of one block is all that is kept.
 * A string of the result may hold several lines.
 */
export function writeLines(blocks: readonly Block[], context: HtmlContext): string[] {
  const texts: string[] = [];
  let lines: string[] = [];
  for (const block of blocks) {
    const element = writeBlock(block, context);
    if (element) lines.push(serializeHtml(element));
    if (lines.length < LINES_AT_ONCE) continue;
    texts.push(lines.join("\n"));
    lines = [];
  }
  return lines.length > 0 ? [...texts, lines.join("\n")] : texts;
}
