import type { Block, Table, TableCell } from "./block.js";

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

type Containers = Iterable<{ readonly blocks: readonly Block[] }>;

/** Returns the direction of all cells of a table, ignoring empty ones. It also determines the order of the columns. */
export function directionOfTable({ rows }: Table): "ltr" | "rtl" | "mixed" {
  return directionOfAll(eachCell(rows));
}

function* eachCell(rows: Table["rows"]): Generator<TableCell> {
  for (const { cells } of rows) yield* cells;
}

/** Returns the direction in which all items of a list begin, ignoring empty ones. It determines the side of the labels. */
export function directionOfAll(containers: Containers): "ltr" | "rtl" | "mixed" {
  let direction: "ltr" | "rtl" | undefined;
  for (const { blocks } of containers) {
    if (blocks.length === 0) continue;
    const own = beginsRightToLeft(blocks) ? "rtl" : "ltr";
    if (direction !== undefined && direction !== own) return "mixed";
    direction = own;
  }
  return direction ?? "ltr";
}
