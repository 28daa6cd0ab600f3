import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "../logs/logger.js";
import type { Metrics } from "../observe/metrics.js";
import type { Database } from "../storage/database.js";
import { claimRemovable, forgetObjects } from "../storage/uploads/upload-objects.js";
import type { UploadBucket } from "./upload-bucket.js";

/** Maximum number of objects removed per run; the others wait for the next run. */
const MAX_REMOVED = 100;
/** Time in milliseconds before the removal of an object is retried. */
const RETRY_MS = 60_000;

/** Database with the objects, and the log for their removal. */
export interface RemovalContext {
  readonly db: Kysely<Database>;
  readonly metrics: Pick<Metrics, "objectsRemoved">;
  readonly log: Logger;
}

/**
 * Deletes objects that no job needs: objects of jobs that have ended, and orphans, whose request ended before its job
 * was stored. Any number of processes may call it concurrently. If `signal` aborts, it stops after the current object.
 */
export async function removeObjects(
  { db, metrics, log }: RemovalContext,
  bucket: UploadBucket,
  signal?: AbortSignal,
): Promise<void> {
  const keys = await claimRemovable(db, { limit: MAX_REMOVED, retryMs: RETRY_MS });
  const removed: string[] = [];
  for (const key of keys) {
    if (signal?.aborted) break;
    try {
      await bucket.remove(key);
      removed.push(key);
    } catch (error) {
      metrics.objectsRemoved("failed", 1);
      log.warn({ err: error, key }, "an upload could not be removed from the bucket");
      // The bucket may be unavailable: each of the other objects would take as long to fail.
      break;
    }
  }
  if (removed.length === 0) return;
  await forgetObjects(db, removed);
  metrics.objectsRemoved("removed", removed.length);
}

/**
 * Time between two runs in milliseconds: the longest that an object stays after its job has ended, as long as the
 * bucket works.
 */
const INTERVAL_MS = 5000;
/**
 * Time in milliseconds that a stop waits for the current object. Objects that are not removed by then are retried a
 * minute later, by any process.
 */
const STOP_TIMEOUT_MS = 1000;

/**
 * Removes objects every few seconds; returns the function that stops it, which waits at most a second for the current
 * object.
 */
export function startRemoval(context: RemovalContext, bucket: UploadBucket): () => Promise<void> {
  const stopping = new AbortController();
  let turn: Promise<void> | undefined;
  const timer = setInterval(() => {
    turn ??= removeObjects(context, bucket, stopping.signal)
      .catch((error: unknown) => context.log.warn({ err: error }, "uploads could not be removed"))
      .finally(() => {
        turn = undefined;
      });
  }, INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.race([turn, setTimeout(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  };
}
