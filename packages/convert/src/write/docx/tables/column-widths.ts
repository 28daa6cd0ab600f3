import type { Table } from "../../../tree/block.js";

/** In points. */
const MIN_COLUMN_WIDTH = 5;

/**
 * Returns the widths of all columns in points. Columns without a width in the document share the remaining width.
 * Pageless documents may have tables wider than a page; these are scaled down.
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
