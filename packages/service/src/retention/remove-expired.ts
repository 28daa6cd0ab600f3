import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Settings } from "../config/settings.js";
import type { Database } from "../storage/database.js";
import {
  type Batch,
  type ExpiringTable,
  lockRetention,
  type Position,
  type RemoveBatch,
  removeCircuits,
  removeDays,
  removeJobs,
  removeKeys,
  removeMessages,
  removeUploads,
  START,
} from "../storage/statements/expired-rows.js";

/** Dependencies of the removal of expired rows. */
export interface RetentionContext {
  readonly db: Kysely<Database>;
  readonly retention: Settings["retention"];
  readonly now: () => Date;
  /** Stops the removal after the current batch. */
  readonly signal: AbortSignal;
}

/** Result of a removal. */
export interface Removal {
  readonly rows: Readonly<Partial<Record<ExpiringTable, number>>>;
  readonly batches: number;
  /** The duration of the longest batch, in milliseconds. */
  readonly longest: number;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Minimum retention of idempotency keys (decision `idempotency`). A job is never removed before its key. */
const KEYS_MS = DAY_MS;

/** Maximum number of rows per batch. On the embedded database, every other statement waits while one runs. */
const MAX_ROWS = 200;
const MIN_ROWS = 10;
/** Maximum duration of a batch, in milliseconds. After a batch that took longer, the next one is smaller. */
const MAX_BATCH_MS = 25;
/** The pause after a batch, as a multiple of the batch's duration, in which other statements can use the database. */
const PAUSES = 3;

interface Step {
  readonly remove: RemoveBatch;
  /** Retention of the rows, in milliseconds. */
  readonly keep: number;
}

/** Returns the steps in order: a job is removed after its idempotency key, its messages and its upload. */
function stepsOf({ jobs, messages, failedUploads, usage }: Settings["retention"]): readonly Step[] {
  return [
    { remove: removeKeys, keep: KEYS_MS },
    { remove: removeCircuits, keep: KEYS_MS },
    { remove: removeMessages, keep: Math.min(messages, jobs) * DAY_MS },
    { remove: removeUploads, keep: Math.min(failedUploads, jobs) * DAY_MS },
    { remove: removeJobs, keep: jobs * DAY_MS },
    { remove: removeDays, keep: usage * DAY_MS },
  ];
}

/**
 * Removes expired rows in small batches, each in its own transaction: it can be interrupted after any batch, and any
 * process can continue. Removes nothing while another process is removing rows.
 */
export async function removeExpired(context: RetentionContext): Promise<Removal> {
  const { retention, now, signal } = context;
  const rows: Partial<Record<ExpiringTable, number>> = {};
  let batches = 0;
  let longest = 0;
  for (const { remove, keep } of stepsOf(retention)) {
    const before = new Date(now().getTime() - keep);
    let limit = MAX_ROWS;
    let after: Position | undefined = START;
    while (after && !signal.aborted) {
      const { batch, took } = await removeBatch(context.db, remove, { before, after, limit });
      if (!batch) return { rows, batches, longest };
      for (const [table, count] of countsOf(batch))
        if (count > 0) rows[table] = (rows[table] ?? 0) + count;
      batches += 1;
      longest = Math.max(longest, took);
      limit = limitAfter(limit, took);
      after = batch.next;
      if (after) await setTimeout(took * PAUSES, undefined, { signal }).catch(() => undefined);
    }
  }
  return { rows, batches, longest };
}

/** Removes one batch; the batch is undefined while another process is removing rows. */
async function removeBatch(
  db: Kysely<Database>,
  remove: RemoveBatch,
  request: Parameters<RemoveBatch>[1],
): Promise<{ readonly batch: Batch | undefined; readonly took: number }> {
  return db.transaction().execute(async (trx) => {
    const started = performance.now();
    const batch = (await lockRetention(trx)) ? await remove(trx, request) : undefined;
    return { batch, took: performance.now() - started };
  });
}

/** Returns the size of the next batch, after one of `limit` rows that took `took` milliseconds. */
export function limitAfter(limit: number, took: number): number {
  const wanted = took > MAX_BATCH_MS ? Math.floor(limit / 2) : limit * 2;
  return Math.min(Math.max(wanted, MIN_ROWS), MAX_ROWS);
}

function countsOf({ removed }: Batch): readonly [ExpiringTable, number][] {
  // The cast is needed because `Object.entries` widens the names.
  return Object.entries(removed) as [ExpiringTable, number][];
}
