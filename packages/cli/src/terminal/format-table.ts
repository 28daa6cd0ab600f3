import stringWidth from "string-width";
import { cutEnd } from "./fit-text.js";
import { plainText } from "./plain-text.js";
import type { Style } from "./style.js";

/** A row of a table: values by column. */
export type Row = Readonly<Record<string, string | number | null | undefined>>;

const GAP = "  ";
const EMPTY = "–";
const MIN_WIDTH = 6;

/** Layout of a table. */
export interface TableLayout {
  /** Maximum width of the table; undefined for no limit. */
  readonly columns: number | undefined;
  /** Columns that are never shortened, such as IDs and references. */
  readonly whole: readonly string[];
  readonly style: Style;
}

/**
 * Formats rows as a table without borders, at most `columns` wide. Long cells are shortened. If a column would become
 * too narrow, each row is printed as several lines.
 */
export function formatTable(rows: readonly Row[], { columns, whole, style }: TableLayout): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  const room =
    columns === undefined ? Number.POSITIVE_INFINITY : columns - GAP.length * (names.length - 1);
  const wanted = widthsOf(names, cells);
  const least = wanted.map((width, column) => {
    const name = names[column] ?? "";
    return whole.includes(name) ? width : Math.min(width, Math.max(MIN_WIDTH, stringWidth(name)));
  });
  const widths = shrink(wanted, least, room);
  if (sum(widths) > room) return formatRecords(names, cells, style);
  const bold = (name: string) => style.bold(name);
  return [formatLine(names, widths, bold), ...cells.map((row) => formatLine(row, widths))].join(
    "\n",
  );
}

/** Formats a row for other programs: unshortened values separated by tabs; an absent value is empty. */
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

/** Formats each member on its own line with its unshortened value, with a blank line between rows. */
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

/**
 * Narrows the widest column that can be narrowed, until all columns fit into `room` or none can be narrowed further.
 */
function shrink(
  wanted: readonly number[],
  least: readonly number[],
  room: number,
): readonly number[] {
  // No column can use more than the whole room. Starting there limits the number of steps.
  const widths = wanted.map((width, column) => Math.max(Math.min(width, room), least[column] ?? 0));
  while (sum(widths) > room) {
    const spare = widths.map((width, column) => (width > (least[column] ?? 0) ? width : 0));
    const widest = Math.max(...spare);
    if (widest === 0) break;
    const at = spare.indexOf(widest);
    widths[at] = widest - 1;
  }
  return widths;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
