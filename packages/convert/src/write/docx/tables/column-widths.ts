import type { Table } from "../../../tree/block.js";

/** In points. */
const MIN_COLUMN_WIDTH = 5;

/**
 * Widths of all columns in points: those of the document, with the remaining width shared among the others.
 * A pageless document may have tables wider than a page; they are scaled down.
 */
export function columnWidths({ columns, widths }: Table, room: number): readonly number[] {
  const given = Array.from({ length: columns }, (_, column) => widths?.[column]);
  const taken = given.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const open = given.filter((width) => width === undefined).length;
  const share = Math.max((room - taken) / Math.max(open, 1), MIN_COLUMN_WIDTH);
  const widest = given.map((width) => Math.max(width ?? share, MIN_COLUMN_WIDTH));
  const whole = widest.reduce((sum, width) => sum + width, 0);
  return whole <= room
    ? widest
    : widest.map((width) => Math.max((width * room) / whole, MIN_COLUMN_WIDTH));
}
