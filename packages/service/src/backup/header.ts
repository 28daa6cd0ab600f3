import { z } from "zod";

/** Backup format of this version and all earlier ones. */
export const FORMAT = 1;

/** The first line of a backup, which `head -1` shows. */
export const headerSchema = z.object({
  documentExportBackup: z.int().positive(),
  /** When the backup was made. */
  created: z.iso.datetime(),
  storage: z.enum(["embedded", "postgres"]),
  /** Migrations of the database, which tell which version of the service wrote the backup. */
  migrations: z.array(z.string()),
  /** Salt of the passphrase, in base64; absent if the content is not encrypted. */
  salt: z.base64().optional(),
});

/** The first line of a backup. */
export type BackupHeader = z.output<typeof headerSchema>;

const TRAILER = /^\nsha256 ([0-9a-f]{64})\n$/;

/** Length of the last line in bytes, including the line break before it. */
export const TRAILER_BYTES = 73;

/** Maximum length of the first line in bytes. */
export const MAX_HEADER_BYTES = 64 * 1024;

/** Formats the last line: the hash of all bytes before it. */
export function formatTrailer(hash: string): string {
  return `\nsha256 ${hash}\n`;
}

/** Returns the hash in the last line; undefined if it has none. */
export function parseTrailer(text: string): string | undefined {
  return TRAILER.exec(text)?.[1];
}
