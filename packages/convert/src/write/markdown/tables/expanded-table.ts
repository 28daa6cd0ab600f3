import type { PhrasingContent, Table as MarkdownTable, TableRow as MarkdownRow } from "mdast";
import type { Paragraph, Table, TableCell } from "../../../tree/block.js";
import { directionOfTable } from "../../../tree/direction.js";
import { tableGrid } from "../../table/table-grid.js";
import type { MarkdownContext } from "../markdown-context.js";
import { writeAlignment } from "./column-alignment.js";
import { isOfAnchor, writePipeCell } from "./pipe-cell.js";

/** A cell of the output: its content, and the paragraph whose alignment counts for the column. */
interface Written {
  readonly line: PhrasingContent[];
  readonly paragraph: Paragraph | undefined;
}

const EMPTY: Written = { line: [], paragraph: undefined };

/**
 * Writes a table as a pipe table, whatever it contains: merged cells are expanded, and the content of a cell becomes
 * one line. Each loss adds a warning.
 */
export function expandedTable(table: Table, context: MarkdownContext): MarkdownTable {
  warnLosses(table, context);
  const rows = rowsOf(table, context);
  return {
    type: "table",
    align: Array.from({ length: table.columns }, (_, column) =>
      writeAlignment(
        rows.flatMap((cells) => cells[column]?.paragraph ?? []),
        table,
        context,
      ),
    ),
    children: rows.map((cells): MarkdownRow => ({
      type: "tableRow",
      children: cells.map(({ line }) => ({ type: "tableCell", children: line })),
    })),
  };
}

function warnLosses(table: Table, { warn }: MarkdownContext): void {
  const cells = table.rows.flatMap((row) => row.cells);
  const merged = cells.find(isMerged);
  if (merged) warn("table-spans-expanded", table.origin, merged.blocks);
  const [, second] = table.rows;
  if (table.headerRows < 2 || !second) return;
  const header = second.cells.flatMap(({ blocks }) => blocks);
  warn("table-header-reduced", table.origin, header);
}

function isMerged({ rowSpan, columnSpan }: TableCell): boolean {
  return rowSpan > 1 || columnSpan > 1;
}

/** Returns the rows, each with a cell for every column. */
function rowsOf(table: Table, context: MarkdownContext): readonly (readonly Written[])[] {
  const known = new Map<TableCell, Written>();
  const isMixed = directionOfTable(table) === "mixed";
  const written = (cell: TableCell): Written => {
    const before = known.get(cell);
    if (before) return before;
    const line = writePipeCell(cell, table.origin, isMixed, context);
    const one = { line, paragraph: cell.blocks.find((block) => block.kind === "paragraph") };
    if (isMerged(cell)) known.set(cell, one);
    return one;
  };
  return tableGrid(table.rows, table.columns).map((row) => {
    const cells: Written[] = [];
    for (const { cell, merge } of row) {
      for (let covered = 0; covered < cell.columnSpan; covered += 1) {
        const isOwn = merge !== "continue" && covered === 0;
        cells.push(isOwn ? written(cell) : coveredCell(written(cell), context));
      }
    }
    while (cells.length < table.columns) cells.push(EMPTY);
    return cells.slice(0, table.columns);
  });
}

/**
 * Returns the content of a cell that a merged cell covers: nothing, or its text again without link targets, which must
 * be unique.
 */
function coveredCell({ line }: Written, { spans, repeats }: MarkdownContext): Written {
  if (spans === "blank") return EMPTY;
  const again = line.filter((node) => !isOfAnchor(node));
  return repeats.spend(again) ? { line: again, paragraph: undefined } : EMPTY;
}
