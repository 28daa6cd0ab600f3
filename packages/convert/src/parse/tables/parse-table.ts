import type { HostedTable, HostedTableCell, HostedTableRow } from "../../hosted/hosted-table.js";
import { readPoints } from "../../hosted/read-points.js";
import { readList, readNumber } from "../../hosted/read.js";
import { placeAt, type Place } from "../../place/place.js";
import type { Block, Table, TableCell, TableRow } from "../../tree/block.js";
import { textOfBlocks } from "../../tree/text-of.js";
import { originOf, type ParseContext, type ParseSegment } from "../parse-context.js";
import { cellStyleOf } from "./cell-style-of.js";

type Grid = readonly (readonly Partial<HostedTableCell>[])[];

interface OpenCell extends TableCell {
  readonly blocks: Block[];
}

/**
 * Parses a table. The document has a cell for every column of every row, also where a merged cell covers them;
 * covered cells are left out, so that the widths of all rows are the same.
 */
export function parseTable(
  table: Partial<HostedTable>,
  place: Place,
  context: ParseContext,
  parseSegment: ParseSegment,
): Table {
  const hostedRows = readList(table.tableRows);
  const grid = hostedRows.map((row) => readList(row.tableCells));
  const columns = grid.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const headerRows = countHeaderRows(hostedRows);
  const heads = new Map<string, OpenCell>();
  const rows = grid.map((cells, row) => {
    const open: OpenCell[] = [];
    for (let column = 0; column < columns; column += 1) {
      const at = placeAt(place, "tableRows", row, "tableCells", column);
      context.budget.spend(at);
      const blocks = parseSegment(cells[column] ?? {}, at, context);
      const head = heads.get(`${row},${column}`);
      if (head) moveCoveredText(blocks, head, at, context);
      else {
        const look = cellStyleOf(cells[column]?.tableCellStyle, at, context);
        open.push(openCell({ grid, row, column, columns, headerRows, heads }, blocks, look));
      }
    }
    return { ...rowFacts(hostedRows[row]), cells: open };
  });
  const origin = originOf(context, place);
  return { kind: "table", columns, ...widthsOf(table, columns), headerRows, rows, origin };
}

/** The widths of the columns, where the document fixes at least one. */
function widthsOf(table: Partial<HostedTable>, columns: number): Pick<Table, "widths"> {
  const properties = readList(table.tableStyle?.tableColumnProperties).slice(0, columns);
  if (!properties.some(({ widthType }) => widthType === "FIXED_WIDTH")) return {};
  const widths = properties.map(({ widthType, width }) =>
    widthType === "FIXED_WIDTH" ? readPoints(width) : undefined,
  );
  return { widths };
}

function rowFacts(row: Partial<HostedTableRow> | undefined): Omit<TableRow, "cells"> {
  const minHeight = readPoints(row?.tableRowStyle?.minRowHeight) ?? 0;
  return {
    ...(minHeight > 0 ? { minHeight } : {}),
    ...(row?.tableRowStyle?.preventOverflow === true ? { keepTogether: true } : {}),
  };
}

function countHeaderRows(rows: readonly Partial<HostedTableRow>[]): number {
  const first = rows.findIndex((row) => row.tableRowStyle?.tableHeader !== true);
  return first === -1 ? rows.length : first;
}

interface Position {
  readonly grid: Grid;
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  readonly headerRows: number;
  /** For each covered or open cell, by `row,column`, the cell that stands there. */
  readonly heads: Map<string, OpenCell>;
}

function openCell(
  position: Position,
  blocks: readonly Block[],
  look: Pick<TableCell, "style">,
): OpenCell {
  const { grid, row, column, heads } = position;
  const style = grid[row]?.[column]?.tableCellStyle;
  const columnSpan = freeColumns(position, spanOf(style?.columnSpan));
  const rowSpan = freeRows(position, columnSpan, spanOf(style?.rowSpan));
  const cell: OpenCell = { rowSpan, columnSpan, blocks: [...blocks], ...look };
  for (let r = row; r < row + rowSpan; r += 1) {
    for (let c = column; c < column + columnSpan; c += 1) heads.set(`${r},${c}`, cell);
  }
  return cell;
}

function spanOf(span: number | null | undefined): number {
  return Math.max(1, Math.trunc(readNumber(span, 1)));
}

/** How far a span may reach to the right: to the edge, or to a cell that already covers the place. */
function freeColumns({ row, column, columns, heads }: Position, wanted: number): number {
  let span = 1;
  while (span < wanted && column + span < columns && !heads.has(`${row},${column + span}`)) {
    span += 1;
  }
  return span;
}

/** How far a span may reach down: inside the header rows or the body rows, as HTML has it, and over free places. */
function freeRows(position: Position, columnSpan: number, wanted: number): number {
  const { grid, row, column, headerRows, heads } = position;
  const end = row < headerRows ? headerRows : grid.length;
  const isFree = (r: number) =>
    Array.from({ length: columnSpan }, (_, c) => `${r},${column + c}`).every(
      (at) => !heads.has(at),
    );
  let span = 1;
  while (span < wanted && row + span < end && isFree(row + span)) span += 1;
  return span;
}

function moveCoveredText(
  blocks: readonly Block[],
  head: OpenCell,
  place: Place,
  context: ParseContext,
): void {
  if (blocks.length === 0) return;
  context.warn("covered-cell-text", originOf(context, place), textOfBlocks(blocks));
  for (const block of blocks) head.blocks.push(block);
}
