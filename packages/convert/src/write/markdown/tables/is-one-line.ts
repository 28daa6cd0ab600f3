import type { Block } from "../../../tree/block.js";
import type { Inline } from "../../../tree/inline.js";

/** Whether the content of a cell is at most one paragraph that a pipe table can show unchanged. */
export function isOneLine(blocks: readonly Block[], hasHtml: boolean): boolean {
  return (
    blocks.length < 2 &&
    blocks.every(
      (block) => block.kind === "paragraph" && (hasHtml || !block.children.some(needsHtml)),
    )
  );
}

/** Whether a cell needs HTML: for a line break, or for a backslash before a pipe, which may be in code. */
function needsHtml(node: Inline): boolean {
  if (node.kind === "text") return node.value.includes("\\|");
  if (node.kind === "marked" || node.kind === "link") return node.children.some(needsHtml);
  return node.kind === "lineBreak";
}
