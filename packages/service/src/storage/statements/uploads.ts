import { promisify } from "node:util";
import { gunzip, gunzipSync, gzip, gzipSync } from "node:zlib";
import type { Kysely } from "kysely";
import type { Database } from "../database.js";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** An upload as it is stored: compressed before the transaction, which holds locks. */
export interface PackedUpload {
  readonly gzip: Uint8Array;
  /** In bytes, before compression. */
  readonly size: number;
}

/** In bytes: the way to another thread takes longer than the work on so little. */
const LITTLE = 16 * 1024;

/** Compresses an upload, off the event loop where that takes long. */
export async function packUpload(bytes: Uint8Array): Promise<PackedUpload> {
  const size = bytes.length;
  return { gzip: size > LITTLE ? await compress(bytes) : gzipSync(bytes), size };
}

/** The bytes of an upload as they came. */
export async function unpackUpload({ gzip: packed, size }: PackedUpload): Promise<Uint8Array> {
  const limit = { maxOutputLength: size };
  return size > LITTLE ? decompress(packed, limit) : gunzipSync(packed, limit);
}

/** Deletes an upload whose job has ended. */
export async function deleteUpload(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom("uploads").where("id", "=", id).execute();
}
