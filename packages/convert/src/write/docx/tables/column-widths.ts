import type { Table } from "../../../tree/block.js";

/** Columns that are narrower show nothing. */
const NARROWEST = 5;

/**
 * Widths of all columns in points: as the document has them, the rest of the room shared among the others.
 * A document without pages has tables that are wider than any page; they are made smaller as a whole.
 */
export function columnWidths({ columns, widths }: Table, room: number): readonly number[] {
  const given = Array.from({ length: columns }, (_, column) => widths?.[column]);
  const taken = given.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const open = given.filter((width) => width === undefined).length;
  const share = Math.max((room - taken) / Math.max(open, 1), NARROWEST);
  const widest = given.map((width) => Math.max(width ?? share, NARROWEST));
  const whole = widest.reduce((sum, width) => sum + width, 0);
  return whole <= room
    ? widest
    : widest.map((width) => Math.max((width * room) / whole, NARROWEST));
}
