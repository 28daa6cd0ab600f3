import { createHash, timingSafeEqual } from "node:crypto";
import { callS3, type S3Account } from "../destinations/s3/call-s3.js";
import { MAX_RESPONSE_BYTES, type Call, type CallResponse } from "../destinations/send.js";
import { joinUrl, probeTarget } from "../destinations/target.js";
import type { Settings } from "../config/settings.js";
import type { Logger } from "../logs/logger.js";
import { openOutbound } from "../outbound/outbound.js";
import type { PackedUpload, UploadObject } from "../storage/uploads/uploads.js";

interface BucketErrorOptions extends ErrorOptions {
  readonly status?: number;
}

/** Thrown if the bucket is unreachable or refuses requests. The cause is for the log only. */
export class BucketError extends Error {
  override readonly name = "BucketError";
  /** Status of the response; undefined if there was none. */
  readonly status: number | undefined;

  constructor(message: string, { status, ...options }: BucketErrorOptions = {}) {
    super(message, options);
    this.status = status;
  }
}

/** Upload bucket on an S3-compatible server. */
export interface UploadBucket {
  /** Minimum compressed size in bytes of uploads that are stored in the bucket. */
  readonly minBytes: number;
  /**
   * Writes an upload as an object with this key.
   *
   * @throws {BucketError} if the bucket cannot be used.
   */
  readonly write: (key: string, upload: PackedUpload) => Promise<UploadObject>;
  /**
   * Reads an object.
   *
   * @throws {BucketError} if the bucket cannot be used, or the content of the object has changed.
   */
  readonly read: (object: UploadObject) => Promise<PackedUpload>;
  /**
   * Deletes an object; also succeeds if it has already been deleted.
   *
   * @throws {BucketError} if the bucket cannot be used.
   */
  readonly remove: (key: string) => Promise<void>;
  readonly keyOf: (upload: string) => string;
  /**
   * Checks the bucket: writes, reads and removes an object.
   *
   * @throws {BucketError} if one of these steps fails.
   */
  readonly probe: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens the configured bucket; undefined if uploads stay in the database. */
export function openUploadBucket({ uploads }: Pick<Settings, "uploads">): UploadBucket | undefined {
  if (!uploads) return undefined;
  const { endpoint, bucket, prefix, timeout, minBytes, ...keys } = uploads;
  // Private addresses are allowed because, unlike the addresses of destinations, only the operator can set this one.
  const outbound = openOutbound({ timeout, allowLoopback: true, allowPrivate: true });
  const account = { ...keys, outbound };
  const urlOf = (key: string) => joinUrl(joinUrl(endpoint, bucket), key);
  const objects: Pick<UploadBucket, "write" | "read" | "remove"> = {
    write: async (key, { gzip, size }) => {
      await call(account, { method: "PUT", url: urlOf(key), body: gzip });
      return { key, bytes: gzip.length, sha256: sha256(gzip), size };
    },
    read: async (object) => {
      // The limit is not lower than for other requests, because an error response may be larger than a small object.
      const maxResponse = Math.max(object.bytes, MAX_RESPONSE_BYTES);
      const url = urlOf(object.key);
      const { bytes: gzip } = await call(account, { method: "GET", url, maxResponse });
      if (gzip.length !== object.bytes || !timingSafeEqual(sha256(gzip), object.sha256))
        throw new BucketError(
          `The object ${object.key} differs from what was written: expected ${object.bytes} bytes with the SHA-256 of the upload, got ${gzip.length}.`,
        );
      return { gzip, size: object.size };
    },
    remove: async (key) => {
      await call(account, { method: "DELETE", url: urlOf(key) }, 404);
    },
  };
  const keyOf = (upload: string) => `${prefix}${upload}.json.gz`;
  return {
    ...objects,
    minBytes,
    keyOf,
    probe: () => probe(objects, keyOf(probeTarget())),
    close: () => outbound.dispatcher.destroy(),
  };
}

async function probe(
  { write, read, remove }: Pick<UploadBucket, "write" | "read" | "remove">,
  key: string,
): Promise<void> {
  await read(await write(key, { gzip: Buffer.from("check"), size: 5 }));
  await remove(key);
}

/**
 * Tests the bucket once when the service starts. If it is unreachable, it may become available later, and uploads get
 * 503 until then.
 *
 * @throws {BucketError} if the bucket refuses the request, for example because of unknown keys.
 */
export async function assertUsable(bucket: UploadBucket, log: Logger): Promise<void> {
  try {
    await bucket.probe();
  } catch (error) {
    if (error instanceof BucketError && isRefusal(error.status)) throw error;
    log.warn({ err: error }, "the bucket of uploads cannot be used now");
  }
}

/** Returns true if a status means that retrying will not help. */
function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Sends a request that must succeed; `allowed` is another status that counts as success. */
async function call(account: S3Account, request: Call, allowed?: number): Promise<CallResponse> {
  const { method, url } = request;
  const response = await callS3(account, request).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new BucketError(
      `The bucket of uploads did not respond to ${method} ${url}: ${reason}. Check \`uploads.endpoint\`.`,
      { cause },
    );
  });
  const { status } = response;
  if ((status >= 200 && status < 300) || status === allowed) return response;
  throw new BucketError(
    `The bucket of uploads responded with ${status} to ${method} ${url}; expected 2xx. Check \`uploads.bucket\` and the keys.`,
    { status },
  );
}

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash("sha256").update(bytes).digest();
}
