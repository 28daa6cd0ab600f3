import { z } from "zod";

// The content of a backup has one JSON value per line: first the keys, then each table with its rows, then the last
// value of each identity column, then the number of rows of each table.

/** Keys of the service in base64, the current one first; empty without `--with-key`. */
export const keysSchema = z.strictObject({ keys: z.array(z.base64()) });

/** Announces the table and the columns of the rows that follow. */
export const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()) });

/** The last values of identity columns, by table and column. */
export const sequencesSchema = z.strictObject({
  sequences: z.array(
    z.strictObject({ table: z.string(), column: z.string(), next: z.coerce.number().int() }),
  ),
});

/** The last line. A backup without it is incomplete. */
export const endSchema = z.strictObject({ rows: z.record(z.string(), z.int()) });

/** A line that starts a section of the content; all other lines are rows. */
export const markSchema = z.union([keysSchema, tableSchema, sequencesSchema, endSchema]);

/** Returns true if a line is a row: a JSON array. */
export function isRow(line: string): boolean {
  return line.startsWith("[");
}
