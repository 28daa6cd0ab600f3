import stringWidth from "string-width";
import { cutEnd } from "./fit-text.js";
import { plainText } from "./plain-text.js";
import type { Style } from "./style.js";

/** A row of a table: column to value. */
export type Row = Readonly<Record<string, string | number | null | undefined>>;

const GAP = "  ";
const EMPTY = "–";
const MIN_WIDTH = 6;

/** How a table is laid out. */
export interface TableLayout {
  /** The width of the table; any where it is undefined. */
  readonly columns: number | undefined;
  /** Names of the columns that are never cut, such as ids and references. */
  readonly whole: readonly string[];
  readonly style: Style;
}

/**
 * Rows as a table without lines, at most `columns` wide: long cells are cut. Where that leaves a column too narrow,
 * each row becomes a few lines.
 */
export function formatTable(rows: readonly Row[], { columns, whole, style }: TableLayout): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  const room =
    columns === undefined ? Number.POSITIVE_INFINITY : columns - GAP.length * (names.length - 1);
  const isCut = names.map((name) => !whole.includes(name));
  const widths = shrink(widthsOf(names, cells), isCut, room);
  if (sum(widths) > room) return formatRecords(names, cells, style);
  const bold = (name: string) => style.bold(name);
  return [formatLine(names, widths, bold), ...cells.map((row) => formatLine(row, widths))].join(
    "\n",
  );
}

/** A row as its whole values with tabs between them, for other programs; an absent value is empty. */
export function formatTabbed(row: Row): string {
  return Object.values(row)
    .map((value) => plainText(String(value ?? "")))
    .join("\t");
}

function cellOf(value: Row[string]): string {
  return plainText(String(value ?? "")) || EMPTY;
}

function widthsOf(names: readonly string[], cells: readonly (readonly string[])[]) {
  return names.map((name, column) =>
    cells.reduce((max, row) => Math.max(max, stringWidth(row[column] ?? "")), stringWidth(name)),
  );
}

function formatLine(
  cells: readonly string[],
  widths: readonly number[],
  paint = (text: string) => text,
): string {
  const last = cells.length - 1;
  const parts = cells.map((cell, column) => {
    const width = widths[column] ?? 0;
    const text = cutEnd(cell, width);
    const padding = column === last ? 0 : width - stringWidth(text);
    return paint(text) + " ".repeat(padding);
  });
  return parts.join(GAP);
}

/** One line per member with its whole value, and an empty line between rows. */
function formatRecords(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  style: Style,
): string {
  const width = Math.max(...names.map((name) => name.length));
  const lineOf = (value: string, column: number) =>
    `${style.bold((names[column] ?? "").padEnd(width))}${GAP}${value}`;
  return rows.map((row) => row.map(lineOf).join("\n")).join("\n\n");
}

/** Shrinks the widest of the columns that may be cut, down to six characters each, until all fit in `room`. */
function shrink(
  widths: readonly number[],
  isCut: readonly boolean[],
  room: number,
): readonly number[] {
  const excess = sum(widths) - room;
  const cuttable = widths.filter((_, column) => isCut[column]);
  const widest = Math.max(...cuttable);
  if (excess <= 0 || widest <= MIN_WIDTH) return widths;
  const at = widths.findIndex((width, column) => isCut[column] && width === widest);
  const second = Math.max(MIN_WIDTH, ...cuttable.filter((width) => width < widest));
  const cut = Math.min(excess, Math.max(1, Math.floor((widest - second) / 2)));
  return shrink(widths.with(at, widest - cut), isCut, room);
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
