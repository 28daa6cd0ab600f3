import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";
import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import { keepObject, releaseObjects } from "./upload-objects.js";

/** An upload to store: compressed in advance, because the transaction has locks. */
export interface PackedUpload {
  readonly gzip: Uint8Array;
  /** Size in bytes, before compression. */
  readonly size: number;
}

/** An upload that was written to a bucket, with the content of {@link PackedUpload.gzip}. */
export interface UploadObject {
  readonly key: string;
  /** Compressed size in bytes. */
  readonly bytes: number;
  /** SHA-256 of the compressed bytes. */
  readonly sha256: Uint8Array;
  /** Size in bytes, before compression. */
  readonly size: number;
}

/** An upload, in the database or in a bucket. */
export type StoredUpload = PackedUpload | UploadObject;

/** An upload that an earlier job has already stored; size in compressed bytes. */
export interface TakenUpload {
  readonly kept: number;
}

/** Returns the stored size of an upload, in bytes. */
export function storedBytesOf(upload: StoredUpload | TakenUpload): number {
  if ("kept" in upload) return upload.kept;
  return "gzip" in upload ? upload.gzip.length : upload.bytes;
}

/**
 * Maximum compressed size of a small upload, in bytes. Larger uploads are written and read in a separate statement, so
 * that no other job waits for them.
 */
export const SMALL_UPLOAD = 64 * 1024;

/**
 * Maximum size in bytes of an upload that is compressed in this thread: switching to another thread would take longer
 * than the compression.
 */
const MAX_SYNC_BYTES = 16 * 1024;

/** Uploads are stored only until their job ends, so speed matters more than size. */
const FAST = { level: 1 };

/** A received file, in chunks. */
export interface ReceivedFile {
  readonly chunks: readonly Uint8Array[];
  /** Size in bytes. */
  readonly size: number;
}

/** Compresses an upload chunk by chunk; large uploads off the event loop. */
export async function packUpload({ chunks, size }: ReceivedFile): Promise<PackedUpload> {
  if (size <= MAX_SYNC_BYTES) return { gzip: gzipSync(Buffer.concat(chunks), FAST), size };
  return { gzip: await pipeline(chunks, createGzip(FAST), buffer), size };
}

/** An upload to store. */
export interface NewUpload {
  readonly id: string;
  readonly upload: StoredUpload | TakenUpload;
  readonly now: Date;
}

/**
 * Stores uploads that are not stored yet. Uploads in a bucket need their objects from now on, see {@link keepObjects}.
 */
export async function addUploads(
  trx: Kysely<Database>,
  uploads: readonly NewUpload[],
): Promise<void> {
  const packed = uploads.flatMap(({ id, upload, now }) =>
    "gzip" in upload ? [{ id, ...upload, now }] : [],
  );
  const [first] = packed;
  // Byte arrays are sent as hexadecimal, so a large upload is sent separately as binary.
  if (first && packed.length === 1) {
    const { id, gzip, size, now } = first;
    await trx.insertInto("uploads").values({ id, gzip, size, created_at: now }).execute();
  } else if (first) await addMany(trx, packed, first.now);
  for (const { id, upload, now } of uploads)
    if ("key" in upload) await addObject(trx, id, upload, now);
}

async function addMany(
  trx: Kysely<Database>,
  uploads: readonly (PackedUpload & { readonly id: string })[],
  now: Date,
): Promise<void> {
  await sql`insert into uploads (id, gzip, size, created_at)
    select id, decode(gzip, 'hex'), size, ${now}::timestamptz from unnest(
      ${uploads.map(({ id }) => id)}::uuid[],
      ${uploads.map(({ gzip }) => Buffer.from(gzip).toString("hex"))}::text[],
      ${uploads.map(({ size }) => size)}::int[]) as upload (id, gzip, size)`.execute(trx);
}

async function addObject(
  trx: Kysely<Database>,
  id: string,
  { key, bytes, sha256, size }: UploadObject,
  now: Date,
): Promise<void> {
  await keepObject(trx, key);
  const object = { object_key: key, object_bytes: bytes, object_sha256: sha256 };
  await trx
    .insertInto("uploads")
    .values({ id, size, created_at: now, ...object })
    .execute();
}

/** Reads a stored upload; undefined if it was deleted. */
export async function readUpload(
  db: Kysely<Database>,
  id: string,
): Promise<StoredUpload | undefined> {
  const row = await db
    .selectFrom("uploads")
    .select(["gzip", "size", "object_key", "object_bytes", "object_sha256"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { gzip, size, object_key: key, object_bytes: bytes, object_sha256: sha256 } = row;
  if (gzip !== null) return { gzip, size };
  if (key === null || bytes === null || sha256 === null)
    throw new Error(`The upload ${id} is neither in the database nor in a bucket.`);
  return { key, bytes, sha256, size };
}

/** Deletes the uploads of jobs that have ended, and returns their total size in bytes. */
export async function deleteUploads(
  trx: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<number> {
  const { rows } = await sql<{ bytes: number; key: string | null }>`
    delete from uploads where id = any(${ids.filter((id) => id !== null)}::uuid[])
    returning coalesce(octet_length(gzip), object_bytes) as bytes, object_key as key`.execute(trx);
  const keys = rows.flatMap(({ key }) => key ?? []);
  if (keys.length > 0) await releaseObjects(trx, keys);
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}
