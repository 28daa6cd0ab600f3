import Table from "cli-table3";
import stringWidth from "string-width";
import { fitWidths } from "./fit-widths.js";
import { formatRecords } from "./format-records.js";
import { plainText } from "./plain-text.js";
import type { Style } from "./style.js";

/** A row of a table: column to value. */
export type Row = Readonly<Record<string, string | number | null | undefined>>;

const GAP = 2;
// The library hands all rows of a table to one call, which has no room for the many of a long list.
const BLOCK = 1000;
const EMPTY = "–";
const borders =
  "top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid middle";
const noLines = Object.fromEntries(borders.split(" ").map((place) => [place, ""]));

/**
 * Rows as a table without lines; cells are cut where the whole would be wider than `columns`, and where there is no
 * room for that either, each row is a few lines.
 */
export function formatTable(
  rows: readonly Row[],
  columns: number | undefined,
  style: Style,
): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])));
  const widths = names.map((name, column) =>
    cells.reduce(
      (widest, row) => Math.max(widest, stringWidth(row[column] ?? "")),
      stringWidth(name),
    ),
  );
  const room = columns === undefined ? Number.POSITIVE_INFINITY : columns - GAP * names.length;
  const fitting = fitWidths(widths, room);
  if (fitting.reduce((sum, width) => sum + width, 0) > room)
    return formatRecords(names, cells, style);
  const colWidths = fitting.map((width) => width + GAP);
  const head = names.map((name) => style.bold(name));
  const lines: string[] = [];
  for (let from = 0; from < cells.length; from += BLOCK)
    lines.push(drawBlock(cells.slice(from, from + BLOCK), from === 0 ? head : [], colWidths));
  return lines.join("\n");
}

function drawBlock(rows: string[][], head: string[], colWidths: number[]): string {
  const table = new Table({
    head,
    colWidths,
    style: { head: [], border: [], "padding-left": 0, "padding-right": GAP },
    chars: noLines,
  });
  table.push(...rows);
  return table
    .toString()
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n");
}

function cellOf(value: Row[string]): string {
  const text = plainText(String(value ?? ""));
  return text === "" ? EMPTY : text;
}
