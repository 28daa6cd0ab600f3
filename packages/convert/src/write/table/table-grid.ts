import type { TableCell, TableRow } from "../../tree/block.js";

/** What stands in a row: a cell, or the part of a merged cell that an earlier row began. */
export interface GridCell {
  readonly cell: TableCell;
  readonly column: number;
  readonly merge: "none" | "begin" | "continue";
}

/** Rows with all the cells that a format without row spans wants: one for each merged cell in each row that it reaches into. */
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
