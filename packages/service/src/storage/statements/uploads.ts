import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";
import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** An upload as it is stored: compressed before the transaction, which holds locks. */
export interface PackedUpload {
  readonly gzip: Uint8Array;
  /** In bytes, before compression. */
  readonly size: number;
}

/** In bytes, compressed: larger uploads are written and read by themselves, so that nothing else waits for them. */
export const SMALL_UPLOAD = 64 * 1024;

/** In bytes: the way to another thread takes longer than the work on so little. */
const LITTLE = 16 * 1024;

/** An upload lives until its job has ended, so that time counts for more than size. */
const FAST = { level: 1 };

/** What came of a file, in pieces. */
export interface ReceivedFile {
  readonly chunks: readonly Uint8Array[];
  /** In bytes. */
  readonly size: number;
}

/** Compresses an upload piece by piece; off the event loop where that takes long. */
export async function packUpload({ chunks, size }: ReceivedFile): Promise<PackedUpload> {
  if (size <= LITTLE) return { gzip: gzipSync(Buffer.concat(chunks), FAST), size };
  return { gzip: await pipeline(chunks, createGzip(FAST), buffer), size };
}

/** An upload as it is stored; undefined where it is gone. */
export async function readUpload(
  db: Kysely<Database>,
  id: string,
): Promise<PackedUpload | undefined> {
  return db.selectFrom("uploads").select(["gzip", "size"]).where("id", "=", id).executeTakeFirst();
}

/** Deletes an upload whose job has ended, and gives how many bytes it took. */
export async function deleteUpload(trx: Kysely<Database>, id: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    delete from uploads where id = ${id} returning octet_length(gzip) as bytes`.execute(trx);
  return rows[0]?.bytes ?? 0;
}
