import type { Block, Table } from "./block.js";

/** Whether the first block is right-to-left. A container has the direction of its first content. */
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

/** Returns the direction of all cells of a table, ignoring empty ones. It also determines the order of the columns. */
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

/**
 * Returns the direction of a list: `rtl` if all its items start right-to-left. It determines the side of the labels.
 */
export function directionOfItems(
  items: readonly { readonly blocks: readonly Block[] }[],
): "rtl" | undefined {
  return items.every(({ blocks }) => beginsRightToLeft(blocks)) ? "rtl" : undefined;
}
