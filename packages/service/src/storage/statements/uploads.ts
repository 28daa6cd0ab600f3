import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
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

/** Compresses an upload off the event loop. */
export async function packUpload(bytes: Uint8Array): Promise<PackedUpload> {
  return { gzip: await compress(bytes), size: bytes.length };
}

/** The bytes of an upload as they came. */
export async function unpackUpload({ gzip: packed, size }: PackedUpload): Promise<Uint8Array> {
  return decompress(packed, { maxOutputLength: size });
}

/** Deletes an upload whose job has ended. */
export async function deleteUpload(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.deleteFrom("uploads").where("id", "=", id).execute();
}
