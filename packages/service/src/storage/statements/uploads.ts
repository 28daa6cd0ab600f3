import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Kysely } from "kysely";
import type { Database } from "../database.js";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** An upload that is ready to be stored: compressed before the transaction, which holds locks. */
export interface PackedUpload {
  readonly gzip: Uint8Array;
  /** In bytes, before compression. */
  readonly size: number;
}

/** Compresses an upload off the event loop. */
export async function packUpload(bytes: Uint8Array): Promise<PackedUpload> {
  return { gzip: await compress(bytes), size: bytes.length };
}

/** Stores an upload. */
export async function addUpload(
  trx: Kysely<Database>,
  id: string,
  upload: PackedUpload,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("uploads")
    .values({ id, ...upload, created_at: now })
    .execute();
}

/** The bytes of an upload as they came. */
export async function readUpload(db: Kysely<Database>, id: string): Promise<Uint8Array> {
  const row = await db
    .selectFrom("uploads")
    .select(["gzip", "size"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return decompress(row.gzip, { maxOutputLength: row.size });
}

/** Deletes an upload whose job has ended. */
export async function deleteUpload(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom("uploads").where("id", "=", id).execute();
}
