import stringWidth from "string-width";
import { cutEnd } from "./fit-text.js";
import { plainText } from "./plain-text.js";
import type { Style } from "./style.js";

/** A row of a table: column to value. */
export type Row = Readonly<Record<string, string | number | null | undefined>>;

const GAP = "  ";
const EMPTY = "–";
const MIN_WIDTH = 6;

/**
 * Rows as a table without lines, at most `columns` wide: long cells are cut. Where that leaves a column too narrow,
 * each row becomes a few lines.
 */
export function formatTable(
  rows: readonly Row[],
  columns: number | undefined,
  style: Style,
): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  const room =
    columns === undefined ? Number.POSITIVE_INFINITY : columns - GAP.length * (names.length - 1);
  const widths = fitWidths(widthsOf(names, cells), room);
  if (sum(widths) > room) return formatRecords(names, cells, style);
  const bold = (name: string) => style.bold(name);
  return [formatLine(names, widths, bold), ...cells.map((row) => formatLine(row, widths))].join(
    "\n",
  );
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

/**
 * Shrinks the widest columns, down to six characters each, until all fit in `room`. The first column, an id or a
 * time that is useless when cut, keeps its width.
 */
function fitWidths([first = 0, ...others]: readonly number[], room: number): readonly number[] {
  return [first, ...shrink(others, room - first)];
}

function shrink(widths: readonly number[], room: number): readonly number[] {
  const excess = sum(widths) - room;
  const widest = Math.max(...widths);
  if (excess <= 0 || widest <= MIN_WIDTH) return widths;
  const at = widths.indexOf(widest);
  const second = Math.max(MIN_WIDTH, ...widths.filter((width) => width < widest));
  const cut = Math.min(excess, Math.max(1, Math.floor((widest - second) / 2)));
  return shrink(widths.with(at, widest - cut), room);
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
