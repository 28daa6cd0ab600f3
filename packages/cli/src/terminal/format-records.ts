import type { Style } from "./style.js";

/** Rows where no table has room: a line for each member, its value whole, and an empty line between rows. */
export function formatRecords(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  style: Style,
): string {
  const width = Math.max(...names.map((name) => name.length));
  const lineOf = (value: string, column: number) =>
    `${style.bold((names[column] ?? "").padEnd(width))}  ${value}`;
  return rows.map((row) => row.map(lineOf).join("\n")).join("\n\n");
}
