import type { HostedTable, HostedTableCell, HostedTableRow } from "../../hosted/hosted-document.js";
import { readList, readNumber, readPoints } from "../../hosted/read.js";
import { placeAt, type Place } from "../../place/place.js";
import type { Block, Table, TableCell, TableRow } from "../../tree/block.js";
import { originOf, type ParseContext, type ParseSegment } from "../parse-context.js";
import { cellStyleOf } from "./cell-style-of.js";

type Rows = readonly Partial<HostedTableRow>[];
type Grid = readonly (readonly Partial<HostedTableCell>[])[];

interface OpenCell extends TableCell {
  readonly blocks: Block[];
}

/**
 * Parses a table. The document has a cell for every column of every row, even if a merged cell covers it. Covered cells
 * are dropped, so that all rows have the same width.
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
  const frame: Frame = { grid, columns, headerRows, heads: grid.map(() => []) };
  const places = placeAt(place, "tableRows");
  const rows = hostedRows.map((row, index): TableRow => {
    const cells = parseRow(frame, index, placeAt(places, index), context, parseSegment);
    return { ...rowProperties(row), cells };
  });
  const origin = originOf(context, place);
  return { kind: "table", columns, ...widthsOf(table, columns), headerRows, rows, origin };
}

/** The state of a table while its cells are parsed. */
interface Frame {
  readonly grid: Grid;
  readonly columns: number;
  readonly headerRows: number;
  /** For each row and column, the merged cell that covers it. */
  readonly heads: readonly OpenCell[][];
}

/** Parses the cells that start in a row. */
function parseRow(
  frame: Frame,
  row: number,
  place: Place,
  context: ParseContext,
  parseSegment: ParseSegment,
): readonly TableCell[] {
  const open: TableCell[] = [];
  const places = placeAt(place, "tableCells");
  for (let column = 0; column < frame.columns; column += 1) {
    const at = placeAt(places, column);
    context.budget.spend({ place: at });
    const hosted = frame.grid[row]?.[column] ?? NO_CELL;
    if (hosted === NO_CELL) context.budget.spendMissingCell({ place: at });
    const blocks = parseSegment(hosted, at, context);
    const head = frame.heads[row]?.[column];
    if (head) moveCoveredText(blocks, head, at, context);
    else {
      const formatting = cellStyleOf(hosted.tableCellStyle, at, context);
      open.push(openCell(frame, row, column, blocks, formatting));
    }
  }
  // `slice` makes a copy without spare capacity.
  return open.slice();
}

const NO_CELL: Partial<HostedTableCell> = {};

/** Returns the widths of the columns; empty if the document sets none. */
function widthsOf(table: Partial<HostedTable>, columns: number): Pick<Table, "widths"> {
  const properties = readList(table.tableStyle?.tableColumnProperties).slice(0, columns);
  if (!properties.some(({ widthType }) => widthType === "FIXED_WIDTH")) return {};
  const widths = properties.map(({ widthType, width }) =>
    widthType === "FIXED_WIDTH" ? readPoints(width) : undefined,
  );
  return { widths };
}

function rowProperties(row: Partial<HostedTableRow> | undefined): Omit<TableRow, "cells"> {
  const minHeight = readPoints(row?.tableRowStyle?.minRowHeight) ?? 0;
  return {
    ...(minHeight > 0 ? { minHeight } : {}),
    ...(row?.tableRowStyle?.preventOverflow === true ? { keepTogether: true } : {}),
  };
}

function countHeaderRows(rows: Rows): number {
  const first = rows.findIndex((row) => row.tableRowStyle?.tableHeader !== true);
  return first === -1 ? rows.length : first;
}

function openCell(
  frame: Frame,
  row: number,
  column: number,
  blocks: readonly Block[],
  formatting: Pick<TableCell, "style">,
): TableCell {
  const style = frame.grid[row]?.[column]?.tableCellStyle;
  const columnSpan = freeColumns(frame, row, column, spanOf(style?.columnSpan));
  const rowSpan = freeRows(frame, row, column, columnSpan, spanOf(style?.rowSpan));
  if (rowSpan === 1 && columnSpan === 1) return { rowSpan, columnSpan, blocks, ...formatting };
  const cell: OpenCell = { rowSpan, columnSpan, blocks: [...blocks], ...formatting };
  for (const heads of frame.heads.slice(row, row + rowSpan)) {
    for (let c = column; c < column + columnSpan; c += 1) heads[c] = cell;
  }
  return cell;
}

function spanOf(span: number | null | undefined): number {
  return Math.max(1, Math.trunc(readNumber(span, 1)));
}

/** Returns how far a span may extend to the right: to the edge, or to a cell that is already covered. */
function freeColumns(
  { columns, heads }: Frame,
  row: number,
  column: number,
  wanted: number,
): number {
  let span = 1;
  while (span < wanted && column + span < columns && !heads[row]?.[column + span]) span += 1;
  return span;
}

/**
 * Returns how far a span may extend down over free cells, staying within the header rows or the body rows, as in HTML.
 */
function freeRows(
  { grid, headerRows, heads }: Frame,
  row: number,
  column: number,
  columnSpan: number,
  wanted: number,
): number {
  const end = row < headerRows ? headerRows : grid.length;
  let span = 1;
  while (span < wanted && row + span < end && isFree(heads[row + span], column, columnSpan)) {
    span += 1;
  }
  return span;
}

function isFree(heads: readonly OpenCell[] | undefined, column: number, span: number): boolean {
  for (let c = column; c < column + span; c += 1) if (heads?.[c]) return false;
  return true;
}

function moveCoveredText(
  blocks: readonly Block[],
  head: OpenCell,
  place: Place,
  context: ParseContext,
): void {
  if (blocks.length === 0) return;
  context.warn("covered-cell-text", originOf(context, place), blocks);
  for (const block of blocks) head.blocks.push(block);
}
