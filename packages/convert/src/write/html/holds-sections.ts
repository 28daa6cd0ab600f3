import type { Block } from "../../tree/block.js";

/** Whether blocks contain a heading or sectioning content, which is not allowed in a header cell (HTML, 4.9.10). */
export function holdsSections(blocks: readonly Block[]): boolean {
  return blocks.some((block) => isSection(block));
}

function isSection(block: Block): boolean {
  switch (block.kind) {
    case "heading":
    case "callout":
    case "tableOfContents":
      return true;
    case "list":
      return block.items.some((item) => holdsSections(item.blocks));
    case "table":
      return block.rows.some((row) => row.cells.some((cell) => holdsSections(cell.blocks)));
    case "paragraph":
    case "codeBlock":
    case "horizontalRule":
    case "pageBreak":
    case "columnBreak":
      return false;
  }
}
