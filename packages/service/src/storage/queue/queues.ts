import type { Queue } from "pg-boss";

const SECOND = 1;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

/** A task of the queue of exports. The row of the job, not the task, is the source of truth. */
export interface ExportTask {
  readonly job: string;
}

/** A task of the queue of deliveries: one attempt at one message. */
export interface DeliveryTask {
  readonly message: string;
  /** Which attempt it is, from 1. */
  readonly attempt: number;
}

// Attempts are counted in our own rows, where callers see them: pg-boss must not give up before.
const UNLIMITED_RETRIES = 1000;

const common = {
  retryLimit: UNLIMITED_RETRIES,
  retryDelay: SECOND,
  retryBackoff: true,
  retryDelayMax: MINUTE,
  // Tasks that no worker claims must not be removed either: their jobs would wait for ever.
  retentionSeconds: 10 * YEAR,
  // Of tasks that a version before completed; this one deletes them when they end.
  deleteAfterSeconds: DAY,
} as const;

/** Queues of pg-boss; times in seconds. */
export const queues = {
  // In a table of its own: beside another queue, the planner takes new tasks for rare and scans the table.
  exports: { ...common, name: "exports", expireInSeconds: 60 * MINUTE, partition: true },
  deliveries: { ...common, name: "deliveries", expireInSeconds: 2 * MINUTE },
} as const satisfies Record<string, Queue>;

/** Name of a queue. */
export type QueueName = (typeof queues)[keyof typeof queues]["name"];
