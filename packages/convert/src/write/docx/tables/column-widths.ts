import type { Table } from "../../../tree/block.js";

/** Columns that are narrower show nothing. */
const NARROWEST = 5;

/** Widths of all columns in points: as the document has them, the rest of the room shared among the others. */
export function columnWidths({ columns, widths }: Table, room: number): readonly number[] {
  const given = Array.from({ length: columns }, (_, column) => widths?.[column]);
  const taken = given.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const open = given.filter((width) => width === undefined).length;
  const share = Math.max((room - taken) / Math.max(open, 1), NARROWEST);
  return given.map((width) => Math.max(width ?? share, NARROWEST));
}
