import { z } from "zod";

/** Format of backups, of this version and all earlier ones. */
export const FORMAT = 1;

/** The first line of a backup, which `head -1` shows. */
export const headerSchema = z.object({
  documentExportBackup: z.int().positive(),
  /** When it was made. */
  created: z.iso.datetime(),
  storage: z.enum(["embedded", "postgres"]),
  /** Migrations of the database: they say which version of the service wrote it. */
  migrations: z.array(z.string()),
  /** Salt of the passphrase, in base64; absent if the content is not encrypted. */
  salt: z.base64().optional(),
});

/** The first line of a backup. */
export type BackupHeader = z.output<typeof headerSchema>;

const TRAILER = /^\nsha256 ([0-9a-f]{64})\n$/;

/** Bytes of the last line, with the line end before it. */
export const TRAILER_BYTES = 73;

/** Bytes of the first line at most. */
export const MAX_HEADER_BYTES = 64 * 1024;

/** The last line: the hash of all bytes before it. */
export function formatTrailer(hash: string): string {
  return `\nsha256 ${hash}\n`;
}

/** The hash of the last line; undefined if there is none. */
export function parseTrailer(text: string): string | undefined {
  return TRAILER.exec(text)?.[1];
}
