import { styleText } from "node:util";
import stringWidth from "string-width";
import { plainJson, plainText } from "./plain-text.js";

/** A row of a table: column to value. */
export type Row = Readonly<Record<string, unknown>>;

const EMPTY = "–";
const GAP = "  ";
const MIN_COLUMN_WIDTH = 6;

/** Prints rows as a table that fits the terminal, or as JSON. */
export function printRows(rows: readonly Row[], { json }: { readonly json?: unknown }): void {
  if (json === true) return console.log(plainJson(rows));
  console.log(rows.length === 0 ? "No results." : formatRows(rows, process.stdout.columns));
}

/** Rows as a table without borders. Cells are truncated if the table would be wider than `columns`. */
export function formatRows(rows: readonly Row[], columns = Number.POSITIVE_INFINITY): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => formatCell(row[name])))];
  const widths = fitWidths(widthsOf(lines), columns - GAP.length * (names.length - 1));
  return lines.map((cells) => formatLine(cells, widths)).join("\n");
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

/** Colours of states. They say nothing that the words do not say. */
const colours = {
  green: ["done", "delivered", "active", "closed", "ok"],
  yellow: ["queued", "processing", "pending", "failing", "half-open", "warning"],
  red: ["failed", "disabled", "open", "error"],
} as const;

/** A state in its colour, where the terminal has colours and `NO_COLOR` is not set. */
function paint(cell: string, fitting: string): string {
  for (const colour of ["green", "yellow", "red"] as const)
    if (colours[colour].some((state) => state === cell))
      return styleText(colour, fitting, { stream: process.stdout });
  return fitting;
}

/** Pads or truncates a cell to a width in columns of the terminal: CJK characters and emoji take two. */
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

/** Narrows the widest column, again and again, until all columns fit into `room`. */
function fitWidths(widths: readonly number[], room: number): readonly number[] {
  const fitted = [...widths];
  const excess = () => fitted.reduce((sum, width) => sum + width, 0) - room;
  while (excess() > 0) {
    const widest = Math.max(...fitted);
    if (widest <= MIN_COLUMN_WIDTH) break;
    const next = Math.max(...fitted.filter((width) => width < widest), widest - excess());
    fitted[fitted.indexOf(widest)] = Math.max(MIN_COLUMN_WIDTH, Math.min(next, widest - 1));
  }
  return fitted;
}
