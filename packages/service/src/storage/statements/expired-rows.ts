import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import { dayOf } from "../usage/workspace-days.js";
import { deleteOldUploads } from "../uploads/kept-uploads.js";

/** Tables whose expired rows are removed. */
export type ExpiringTable =
  | "idempotency_keys"
  | "circuits"
  | "webhook_messages"
  | "webhook_attempts"
  | "kept_uploads"
  | "workspace_days"
  | "jobs";

/** Start position of a table's next batch, so that jobs that stay because of their messages are not looked at again. */
export interface Position {
  readonly endedAt: Date;
  readonly id: string;
}

/** Position before the first row. */
export const START: Position = {
  endedAt: new Date(0),
  id: "00000000-0000-0000-0000-000000000000",
};

/** The rows that a batch may remove. */
export interface BatchRequest {
  /** Expiry time: rows that ended or last changed before it have expired. */
  readonly before: Date;
  readonly after: Position;
  /** Maximum number of rows to look at, not counting dependent rows. */
  readonly limit: number;
}

/** Result of a batch. */
export interface Batch {
  readonly removed: Readonly<Partial<Record<ExpiringTable, number>>>;
  /** Start position of the next batch; undefined if nothing is left. */
  readonly next: Position | undefined;
}

/** Removes some expired rows, oldest first. */
export type RemoveBatch = (trx: Kysely<Database>, request: BatchRequest) => Promise<Batch>;

/** Arbitrary number that no other lock in the database uses. */
const LOCK = 20_261_124;

/** Locks the removal for this transaction; false if another process is removing expired rows. */
export async function lockRetention(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as locked`.execute(trx);
  return rows[0]?.locked ?? false;
}

/** Removes idempotency keys, by the time of their request. */
export const removeKeys: RemoveBatch = async (trx, { before, after, limit }) => {
  const { rows } = await sql`
    delete from idempotency_keys where (token_id, operation, key) in (
      select token_id, operation, key from idempotency_keys where created_at < ${before}
      order by created_at limit ${limit}::int for update skip locked)
    returning 1`.execute(trx);
  return batchOf("idempotency_keys", rows.length, after, limit);
};

/** Removes circuits of addresses without recent failures. */
export const removeCircuits: RemoveBatch = async (trx, { before, after, limit }) => {
  const { rows } = await sql`
    delete from circuits where (workspace_id, address) in (
      select workspace_id, address from circuits where changed_at < ${before}
      limit ${limit}::int for update skip locked)
    returning 1`.execute(trx);
  return batchOf("circuits", rows.length, after, limit);
};

/** Removes messages whose delivery has ended, with their attempts. */
export const removeMessages: RemoveBatch = async (trx, { before, after, limit }) => {
  const { rows: expired } = await sql<{ id: string }>`
    select message_id as id from webhook_deliveries where ended_at < ${before}
    order by ended_at limit ${limit}::int for update skip locked`.execute(trx);
  if (expired.length === 0) return { removed: {}, next: undefined };
  const removed = await deleteMessages(
    trx,
    expired.map(({ id }) => id),
  );
  return { removed, next: expired.length < limit ? undefined : after };
};

/** Removes days of usage. */
export const removeDays: RemoveBatch = async (trx, { before, after, limit }) => {
  const { rows } = await sql`
    delete from workspace_days where (day, workspace_id, part) in (
      select day, workspace_id, part from workspace_days where day < ${dayOf(before)}::date
      order by day limit ${limit}::int for update skip locked)
    returning 1`.execute(trx);
  return batchOf("workspace_days", rows.length, after, limit);
};

/** Removes uploads of failed jobs. */
export const removeUploads: RemoveBatch = async (trx, { before, after, limit }) => {
  const removed = await deleteOldUploads(trx, before, limit);
  return batchOf("kept_uploads", removed, after, limit);
};

/**
 * Removes jobs that have ended and have no messages left: a job stays as long as one of its messages is kept or still
 * to be delivered.
 */
export const removeJobs: RemoveBatch = async (trx, { before, after, limit }) => {
  const { rows: expired } = await sql<Position>`
    select id, ended_at as "endedAt" from jobs
    where ended_at < ${before} and (ended_at, id) > (${after.endedAt}, ${after.id}::uuid)
    order by ended_at, id limit ${limit}::int for update skip locked`.execute(trx);
  if (expired.length === 0) return { removed: {}, next: undefined };
  const { rows } = await sql`
    delete from jobs where id = any(${expired.map(({ id }) => id)}::uuid[])
      and not exists (select from webhook_messages where job_id = jobs.id)
      and not exists (select from kept_uploads where job_id = jobs.id)
    returning 1`.execute(trx);
  return {
    removed: { jobs: rows.length },
    next: expired.length < limit ? undefined : expired.at(-1),
  };
};

/** Deletes messages with their deliveries and attempts, and returns the number of messages. */
export async function deleteMessages(
  trx: Kysely<Database>,
  ids: readonly string[],
): Promise<{ readonly webhook_messages: number; readonly webhook_attempts: number }> {
  // Deliveries are deleted first: the statement waits for an attempt that is being recorded, and no attempt is recorded
  // after it.
  await sql`delete from webhook_deliveries where message_id = any(${ids}::text[])`.execute(trx);
  const { rows: attempts } = await sql`
    delete from webhook_attempts where message_id = any(${ids}::text[]) returning 1`.execute(trx);
  const { rows: messages } = await sql`
    delete from webhook_messages where id = any(${ids}::text[]) returning 1`.execute(trx);
  return { webhook_messages: messages.length, webhook_attempts: attempts.length };
}

function batchOf(table: ExpiringTable, count: number, after: Position, limit: number): Batch {
  return { removed: { [table]: count }, next: count < limit ? undefined : after };
}
