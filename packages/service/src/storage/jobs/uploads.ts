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

/** In bytes, compressed. Larger uploads are written and read in a statement of their own, so that no other job waits. */
export const SMALL_UPLOAD = 64 * 1024;

/** In bytes: below, another thread takes longer than the compression. */
const MAX_SYNC_BYTES = 16 * 1024;

/** An upload lives until its job has ended: speed counts for more than size. */
const FAST = { level: 1 };

/** A received file, in chunks. */
export interface ReceivedFile {
  readonly chunks: readonly Uint8Array[];
  /** In bytes. */
  readonly size: number;
}

/** Compresses an upload chunk by chunk; off the event loop where that takes long. */
export async function packUpload({ chunks, size }: ReceivedFile): Promise<PackedUpload> {
  if (size <= MAX_SYNC_BYTES) return { gzip: gzipSync(Buffer.concat(chunks), FAST), size };
  return { gzip: await pipeline(chunks, createGzip(FAST), buffer), size };
}

/** An upload to be stored. */
export interface NewUpload extends PackedUpload {
  readonly id: string;
  readonly now: Date;
}

/** Stores uploads. */
export async function addUploads(
  trx: Kysely<Database>,
  uploads: readonly NewUpload[],
): Promise<void> {
  const [first] = uploads;
  if (!first) return;
  const { id, gzip, size, now } = first;
  // Arrays of bytes go as hexadecimal: a large upload comes alone, and as it is.
  if (uploads.length === 1)
    await trx.insertInto("uploads").values({ id, gzip, size, created_at: now }).execute();
  else await addMany(trx, uploads, now);
}

async function addMany(
  trx: Kysely<Database>,
  uploads: readonly NewUpload[],
  now: Date,
): Promise<void> {
  await sql`insert into uploads (id, gzip, size, created_at)
    select id, decode(gzip, 'hex'), size, ${now}::timestamptz from unnest(
      ${uploads.map(({ id }) => id)}::uuid[],
      ${uploads.map(({ gzip }) => Buffer.from(gzip).toString("hex"))}::text[],
      ${uploads.map(({ size }) => size)}::int[]) as upload (id, gzip, size)`.execute(trx);
}

/** An upload as it is stored; undefined where it is gone. */
export async function readUpload(
  db: Kysely<Database>,
  id: string,
): Promise<PackedUpload | undefined> {
  return db.selectFrom("uploads").select(["gzip", "size"]).where("id", "=", id).executeTakeFirst();
}

/** Deletes the uploads of jobs that have ended, and gives how many bytes they took. */
export async function deleteUploads(
  trx: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    delete from uploads where id = any(${ids.filter((id) => id !== null)}::uuid[])
    returning octet_length(gzip) as bytes`.execute(trx);
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}
