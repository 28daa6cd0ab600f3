import { z } from "zod";

// The content of a backup: one JSON value a line. First the keys, then each table with its rows, then how far identity
// columns have counted, then how many rows each table has.

/** Keys of the service in base64, the current one first; empty without `--with-key`. */
export const keysSchema = z.strictObject({ keys: z.array(z.base64()) });

/** The rows that follow are of this table, and have the values of these columns. */
export const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()) });

/** The last values of identity columns, by table and column. */
export const sequencesSchema = z.strictObject({
  sequences: z.array(
    z.strictObject({ table: z.string(), column: z.string(), next: z.coerce.number().int() }),
  ),
});

/** The last line: a backup without it is not whole. */
export const endSchema = z.strictObject({ rows: z.record(z.string(), z.int()) });

/** A line that begins a part of the content; all others are rows. */
export const markSchema = z.union([keysSchema, tableSchema, sequencesSchema, endSchema]);

/** Whether a line is a row: a JSON array. */
export function isRow(line: string): boolean {
  return line.startsWith("[");
}
