import type { TableCell, TableRow } from "../../tree/block.js";

/** A cell in a row, or the continuation of a merged cell from the row above. */
export interface GridCell {
  readonly cell: TableCell;
  readonly column: number;
  readonly merge: "none" | "begin" | "continue";
}

/** Returns rows for formats without row spans, where a merged cell appears in each row that it covers. */
export function tableGrid(rows: readonly TableRow[], columns: number): readonly GridCell[][] {
  const open: ({ readonly cell: TableCell; left: number } | undefined)[] = [];
  return rows.map(({ cells }) => {
    const waiting = [...cells];
    const row: GridCell[] = [];
    for (let column = 0; column < columns;) {
      const above = open[column];
      const cell = above && above.left > 0 ? above.cell : waiting.shift();
      if (!cell) break;
      const isOpen = cell === above?.cell;
      const left = isOpen ? above.left - 1 : cell.rowSpan - 1;
      open[column] = { cell, left };
      row.push({ cell, column, merge: isOpen ? "continue" : cell.rowSpan > 1 ? "begin" : "none" });
      column += cell.columnSpan;
    }
    return row;
  });
}
