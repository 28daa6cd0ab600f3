import type { Block, Table } from "../../tree/block.js";
import { tableGrid } from "../table/table-grid.js";

/** A table as lines of tab-separated cells, which can be pasted into spreadsheets. Covered cells are empty. */
export function writeTable(
  table: Table,
  writeContent: (blocks: readonly Block[]) => string,
): string {
  return tableGrid(table.rows, table.columns)
    .map((row) =>
      row
        .flatMap(({ cell, merge }) => {
          const text = merge === "continue" ? "" : oneLine(writeContent(cell.blocks));
          return [text, ...Array.from({ length: cell.columnSpan - 1 }, () => "")];
        })
        .join("\t")
        .trimEnd(),
    )
    .filter((line) => line !== "")
    .join("\n");
}

/** A cell on one line; a slash separates the lines inside it. */
function oneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join(" / ");
}
