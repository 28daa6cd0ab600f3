import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { abandonObject, announceObject } from "../storage/uploads/upload-objects.js";
import { readUpload, type PackedUpload, type StoredUpload } from "../storage/uploads/uploads.js";
import { BucketError, type UploadBucket } from "./upload-bucket.js";

/**
 * Stores uploads from acceptance until the end of their job: in the database, or large ones in a bucket if there is
 * one.
 */
export interface UploadStore {
  /**
   * Writes a large upload to the bucket. Call it before the job is stored.
   * @throws {BucketError} if the bucket cannot be used.
   */
  readonly place: (id: string, upload: PackedUpload) => Promise<StoredUpload>;
  /** Abandons an upload whose job was not stored. */
  readonly abandon: (upload: StoredUpload) => Promise<void>;
  /**
   * Reads an upload; undefined if it was deleted.
   * @throws {BucketError} if the bucket cannot be used.
   */
  readonly read: (id: string) => Promise<PackedUpload | undefined>;
}

/**
 * Time in milliseconds after which an object that no job keeps is removed. It is longer than any request that writes an
 * object and stores its job.
 */
const GRACE_MS = 60 * 60 * 1000;

/** Opens the upload store. */
export function createUploadStore(
  db: Kysely<Database>,
  bucket: UploadBucket | undefined,
): UploadStore {
  return {
    place: async (id, upload) => {
      if (!bucket || upload.gzip.length < bucket.minBytes) return upload;
      const key = bucket.keyOf(id);
      await announceObject(db, key, GRACE_MS);
      return bucket.write(key, upload);
    },
    abandon: async (upload) => {
      if ("key" in upload) await abandonObject(db, upload.key);
    },
    read: async (id) => {
      const upload = await readUpload(db, id);
      if (!upload || "gzip" in upload) return upload;
      if (!bucket)
        throw new BucketError(
          `The upload ${id} is in a bucket (${upload.key}), and this process has none. Set \`uploads\` as in the process that accepted it.`,
        );
      return bucket.read(upload);
    },
  };
}
