import type { Queue } from "pg-boss";

const SECOND = 1;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What waits in the queue of exports. The job's row, not the queue, is the source of truth. */
export interface ExportTask {
  readonly job: string;
}

/** What waits in the queue of deliveries: one attempt of one message. */
export interface DeliveryTask {
  readonly message: string;
  /** Which attempt it is, from 1. */
  readonly attempt: number;
}

/** A worker looks for work this often, besides being told of it; in milliseconds. */
export const POLL_INTERVAL = 500;
/** A job that fails for a passing reason is tried this many times. */
export const MAX_EXPORT_ATTEMPTS = 5;
/** One whose workers die is tried more often: it may be through no fault of its own. */
export const MAX_INTERRUPTED_ATTEMPTS = 20;
/** One whose conversion takes too much memory or time is tried this many times; that counts by itself. */
export const MAX_CONVERSION_FAILURES = 3;

// Attempts are counted in our own rows, where callers see them; the engine must not give up before we do.
const NEVER_GIVE_UP = 1000;

const common = {
  retryLimit: NEVER_GIVE_UP,
  retryDelay: SECOND,
  retryBackoff: true,
  retryDelayMax: MINUTE,
  retentionSeconds: 14 * DAY,
  deleteAfterSeconds: DAY,
} as const;

const forExports = { ...common, expireInSeconds: 60 * MINUTE } as const;

/** Queues of the job engine; times in seconds. */
export const queues = {
  exports: { ...forExports, name: "exports" },
  /**
   * Of documents that take no time and go where nobody waits: many of them run at once, and pass by the others. It has a
   * table of its own: in one with other queues the database takes what is new for rare, and reads all of it each time.
   */
  smallExports: { ...forExports, name: "small-exports", partition: true },
  deliveries: { ...common, name: "deliveries", expireInSeconds: 2 * MINUTE },
} as const satisfies Record<string, Queue>;

/** Name of a queue that exports wait in. */
export type ExportQueue = (typeof queues)["exports" | "smallExports"]["name"];
