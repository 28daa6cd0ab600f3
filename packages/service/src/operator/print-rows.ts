import Table from "cli-table3";
import { plainJson, plainText } from "./plain-text.js";

/** A row of a table: column to value. */
export type Row = Readonly<Record<string, unknown>>;

const EMPTY = "–";

/** Prints rows as a table that fits the terminal, or as JSON. */
export function printRows(rows: readonly Row[], { json }: { readonly json?: unknown }): void {
  if (json === true) return console.log(plainJson(rows));
  console.log(rows.length === 0 ? "Nothing there." : formatRows(rows, process.stdout.columns));
}

/** Rows as a table without lines; cells are cut where the whole would be wider than `columns`. */
export function formatRows(rows: readonly Row[], columns: number | undefined): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  const widths = fitWidths(widthsOf([names, ...cells]), columns ?? Number.POSITIVE_INFINITY);
  const parts = chunksOf(cells).map((lines, part) =>
    drawLines(part === 0 ? names : [], lines, widths),
  );
  return parts.join("\n");
}

/** The table takes time that grows with the square of its lines, and fails at very many. */
const AT_ONCE = 1000;

function chunksOf(lines: readonly string[][]): readonly string[][][] {
  const count = Math.max(Math.ceil(lines.length / AT_ONCE), 1);
  return Array.from({ length: count }, (_, part) =>
    lines.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}

function drawLines(head: string[], lines: string[][], colWidths: number[]): string {
  const table = new Table({
    head,
    colWidths,
    style: { head: [], border: [], "padding-left": 0, "padding-right": 2 },
    chars: NO_LINES,
  });
  table.push(...lines);
  return table
    .toString()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
}

const GAP = 2;
const NARROWEST = 8;
const NO_LINES = Object.fromEntries(
  [
    "top",
    "top-mid",
    "top-left",
    "top-right",
    "bottom",
    "bottom-mid",
    "bottom-left",
    "bottom-right",
    "left",
    "left-mid",
    "mid",
    "mid-mid",
    "right",
    "right-mid",
    "middle",
  ].map((place) => [place, ""]),
);

function cellOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return EMPTY;
  if (value instanceof Date) return value.toISOString().replace(/\.\d+Z$/, "Z");
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return plainText(text).replaceAll(/\s+/gu, " ");
}

function widthsOf(lines: readonly (readonly string[])[]): readonly number[] {
  const [first = []] = lines;
  const widthOf = (column: number) =>
    lines.reduce((widest, line) => Math.max(widest, [...(line[column] ?? "")].length), 0);
  return first.map((_, column) => GAP + widthOf(column));
}

/** Takes from the widest column until all fit. */
function fitWidths(widths: readonly number[], room: number): number[] {
  const fitted = [...widths];
  const total = () => fitted.reduce((sum, width) => sum + width, 0);
  while (total() > room) {
    const widest = fitted.indexOf(Math.max(...fitted));
    if ((fitted[widest] ?? 0) <= NARROWEST) break;
    fitted[widest] = Math.max(
      NARROWEST,
      (fitted[widest] ?? 0) - (total() - room),
      secondOf(fitted),
    );
  }
  return fitted;
}

/** One less than the widest, or the next width below it: whichever is more. */
function secondOf(widths: readonly number[]): number {
  const [widest = 0, second = 0] = [...new Set(widths)].sort((a, b) => b - a);
  return Math.min(second, widest - 1);
}
