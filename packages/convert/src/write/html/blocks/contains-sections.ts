import type { Block } from "../../../tree/block.js";

/** Whether blocks contain a heading or sectioning content, which is not allowed in a header cell (HTML, 4.9.10). */
export function containsSections(blocks: readonly Block[]): boolean {
  return blocks.some((block) => isSection(block));
}

function isSection(block: Block): boolean {
  switch (block.kind) {
    case "heading":
    case "callout":
    case "tableOfContents":
      return true;
    case "list":
      return block.items.some((item) => containsSections(item.blocks));
    case "table":
      return block.rows.some((row) => row.cells.some((cell) => containsSections(cell.blocks)));
    case "paragraph":
    case "codeBlock":
    case "horizontalRule":
    case "pageBreak":
    case "columnBreak":
      return false;
  }
}
