import { styleText } from "node:util";
import stringWidth from "string-width";
import { plainJson, plainText } from "./plain-text.js";

/** A table row: values by column. */
export type Row = Readonly<Record<string, unknown>>;

const EMPTY = "–";
const GAP = "  ";
/**
 * Minimum width of a column: that of a date that is truncated after its day. A narrower column would show nothing
 * useful, and is dropped.
 */
const MIN_COLUMN_WIDTH = 11;
/** Columns that people copy into the next command: they are never truncated. */
const COPIED: ReadonlySet<string> = new Set(["id", "message", "address", "subject"]);

/** Prints rows as a table that fits the terminal, or as JSON. */
export function printRows(rows: readonly Row[], { json }: { readonly json?: unknown }): void {
  if (json === true) return console.log(plainJson(rows));
  console.log(rows.length === 0 ? "No results." : formatRows(rows, outputColumns()));
}

/** Assumed width of a terminal of unknown size, which reports 0. */
const DEFAULT_COLUMNS = 80;

/** Returns the width of standard output; undefined if it is not a terminal. */
export function outputColumns(): number | undefined {
  const { isTTY, columns } = process.stdout;
  return isTTY ? columns || DEFAULT_COLUMNS : undefined;
}

/**
 * Formats rows as a table without borders. If the table would be wider than `columns`, cells are truncated, and columns
 * that would be too narrow are dropped from the right; the last line names them. Ids are never truncated or dropped.
 */
export function formatRows(rows: readonly Row[], columns = Number.POSITIVE_INFINITY): string {
  const all = Object.keys(rows[0] ?? {});
  const cellsOf = (row: Row) => all.map((name) => formatCell(row[name]));
  const lines = [all, ...rows.map(cellsOf)];
  const widths = widthsOf(lines);
  const least = all.map((name, at) => leastWidth(name, widths[at] ?? 0));
  const shown = columnsThatFit(all, least, columns);
  const only = <Item>(items: readonly Item[]) => items.filter((_, at) => shown.has(at));
  const room = columns - GAP.length * (shown.size - 1);
  const fitted = fitWidths(only(widths), only(least), room);
  const left = all.filter((_, at) => !shown.has(at));
  return [
    ...lines.map((cells) => formatLine(only(cells), fitted)),
    ...(left.length === 0 ? [] : [`Too narrow for: ${left.join(", ")}.`]),
  ].join("\n");
}

function leastWidth(name: string, width: number): number {
  return COPIED.has(name) ? width : Math.min(width, MIN_COLUMN_WIDTH);
}

/** Returns the indexes of the columns that fit, always including the ones that people copy. */
function columnsThatFit(
  names: readonly string[],
  least: readonly number[],
  columns: number,
): ReadonlySet<number> {
  const widthOf = (at: number) => (least[at] ?? 0) + GAP.length;
  const places = names.map((_, at) => at);
  const copied = places.filter((at) => COPIED.has(names[at] ?? ""));
  const shown = new Set(copied);
  let room = columns + GAP.length - copied.reduce((sum, at) => sum + widthOf(at), 0);
  for (const at of places.filter((place) => !shown.has(place))) {
    room -= widthOf(at);
    if (room < 0) break;
    shown.add(at);
  }
  return shown;
}

function formatCell(value: unknown): string {
  if (value === null || value === undefined || value === "") return EMPTY;
  if (value instanceof Date) return value.toISOString().replace(/\.\d+Z$/, "Z");
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return plainText(text).replaceAll(/\s+/gu, " ");
}

function formatLine(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, column) => paint(cell, fitCell(cell, widths[column] ?? 0)))
    .join(GAP)
    .trimEnd();
}

/** Colors of states. They add nothing to the words. */
const colours = {
  green: ["done", "delivered", "working", "closed", "ok"],
  yellow: ["queued", "processing", "pending", "failing", "half-open", "warning"],
  red: ["failed", "disabled", "open", "error"],
} as const;

/** Colors a state if the terminal supports colors and `NO_COLOR` is not set. */
function paint(cell: string, fitting: string): string {
  for (const colour of ["green", "yellow", "red"] as const)
    if (colours[colour].some((state) => state === cell))
      return styleText(colour, fitting, { stream: process.stdout });
  return fitting;
}

/** Pads or truncates a cell to a width in terminal columns: CJK characters and emoji take two. */
function fitCell(cell: string, width: number): string {
  const fitting = stringWidth(cell) <= width ? cell : `${truncate(cell, width - 1)}…`;
  return fitting + " ".repeat(Math.max(width - stringWidth(fitting), 0));
}

const graphemes = new Intl.Segmenter();

function truncate(text: string, width: number): string {
  let short = "";
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(short + segment) > width) break;
    short += segment;
  }
  return short;
}

function widthsOf(lines: readonly (readonly string[])[]): readonly number[] {
  const [names = []] = lines;
  const widthOf = (column: number) =>
    lines.reduce((widest, cells) => Math.max(widest, stringWidth(cells[column] ?? "")), 0);
  return names.map((_, column) => widthOf(column));
}

/** Narrows the widest column that can still shrink, again and again, until all columns fit into `room`. */
function fitWidths(
  widths: readonly number[],
  least: readonly number[],
  room: number,
): readonly number[] {
  const fitted = [...widths];
  const excess = () => fitted.reduce((sum, width) => sum + width, 0) - room;
  while (excess() > 0) {
    const free = fitted.map((width, at) => (width > (least[at] ?? 0) ? width : 0));
    const widest = Math.max(...free);
    if (widest === 0) break;
    const next = Math.max(...free.filter((width) => width < widest), widest - excess());
    fitted[free.indexOf(widest)] = Math.max(MIN_COLUMN_WIDTH, Math.min(next, widest - 1));
  }
  return fitted;
}
