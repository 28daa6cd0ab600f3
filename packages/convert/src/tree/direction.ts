import type { Block, Table } from "./block.js";

/** Whether the first of the blocks runs from right to left; one without text of its own runs as what stands first in it. */
export function beginsRightToLeft([first]: readonly Block[]): boolean {
  switch (first?.kind) {
    case "paragraph":
    case "heading":
      return first.layout.direction === "rtl";
    case "list":
      return beginsRightToLeft(first.items[0]?.blocks ?? []);
    case "callout":
      return beginsRightToLeft(first.blocks);
    case "tableOfContents":
      return beginsRightToLeft(first.entries[0]?.blocks ?? []);
    case "table":
      return directionOfTable(first) === "rtl";
    default:
      return false;
  }
}

/** The direction that all cells of a table share, so that its columns run that way too; the empty ones aside. */
export function directionOfTable({ rows }: Table): "ltr" | "rtl" | "mixed" {
  let direction: "ltr" | "rtl" | undefined;
  for (const { cells } of rows) {
    for (const { blocks } of cells) {
      if (blocks.length === 0) continue;
      const own = beginsRightToLeft(blocks) ? "rtl" : "ltr";
      if (direction !== undefined && direction !== own) return "mixed";
      direction = own;
    }
  }
  return direction ?? "ltr";
}
