import type { Block, Table } from "../../tree/block.js";
import { tableGrid } from "../table/table-grid.js";
import type { TextContext } from "./text-context.js";

/** Writes a table as lines of tab-separated cells, which can be pasted into spreadsheets. Covered cells are empty. */
export function writeTable(
  table: Table,
  { warn }: TextContext,
  writeContent: (blocks: readonly Block[]) => string,
): string {
  if (!fitsLines(table)) warn("table-as-lines", table.origin, [table]);
  return tableGrid(table.rows, table.columns)
    .map((row) =>
      row
        .map(({ cell, merge }) => {
          const text = merge === "continue" ? "" : oneLine(writeContent(cell.blocks));
          return text + "\t".repeat(cell.columnSpan - 1);
        })
        .join("\t")
        .trimEnd(),
    )
    .filter((line) => line !== "")
    .join("\n");
}

/** Whether a table fits lines: its cells contain only paragraphs and single-level lists. */
function fitsLines({ rows }: Table): boolean {
  return rows.every(({ cells }) =>
    cells.every(
      ({ columnSpan, rowSpan, blocks }) =>
        columnSpan === 1 && rowSpan === 1 && blocks.every((block) => fitsLine(block)),
    ),
  );
}

function fitsLine(block: Block): boolean {
  if (block.kind !== "list") return block.kind === "paragraph" || block.kind === "horizontalRule";
  return block.items.every((item) => item.blocks.every(({ kind }) => kind === "paragraph"));
}

/** White space that is not already a single space. */
const WHITE_SPACE_RUN = /\s\s|[^\S ]/;

/** Writes a cell on one line, with a slash between the lines inside it. */
function oneLine(text: string): string {
  // Most cells have a single line.
  if (!WHITE_SPACE_RUN.test(text)) return text.trim();
  return text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join(" / ");
}
