import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Logger } from "../logs/logger.js";
import type { Metrics } from "../observe/metrics.js";
import type { Database } from "../storage/database.js";
import { claimRemovable, forgetObjects } from "../storage/uploads/upload-objects.js";
import type { UploadBucket } from "./upload-bucket.js";

/** Objects that one turn removes at most; the others wait for the next. */
const MAX_REMOVED = 100;
/** In milliseconds; an object that could not be removed is tried again after it. */
const RETRY_MS = 60_000;

/** Where the objects are noted, and how their removal is logged. */
export interface RemovalContext {
  readonly db: Kysely<Database>;
  readonly metrics: Pick<Metrics, "objectsRemoved">;
  readonly log: Logger;
}

/**
 * Deletes objects that no job needs: those of jobs that have ended, and orphans, whose request ended before its job was
 * stored. Any number of processes may call it at once. Where `signal` aborts, it ends after the current object.
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
      // The bucket may be away: each of the others would wait as long.
      break;
    }
  }
  if (removed.length === 0) return;
  await forgetObjects(db, removed);
  metrics.objectsRemoved("removed", removed.length);
}

/** In milliseconds: how long the object of a job that has ended stays at most, where the bucket works. */
const INTERVAL_MS = 5000;
/** In milliseconds. What is not removed by then is tried again a minute later, by any process. */
const STOP_TIMEOUT_MS = 1000;

/** Removes objects every few seconds; returns what stops it, which waits a second at most for the current object. */
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
