import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";
import { dayOf } from "../usage/workspace-days.js";
import { deleteOldUploads } from "../uploads/kept-uploads.js";

/** Tables whose rows are removed when they have expired. */
export type ExpiringTable =
  | "idempotency_keys"
  | "circuits"
  | "webhook_messages"
  | "webhook_attempts"
  | "kept_uploads"
  | "workspace_days"
  | "jobs";

/** Where the next batch of a table begins: jobs that stay for their messages are not looked at again. */
export interface Position {
  readonly endedAt: Date;
  readonly id: string;
}

/** Before the first row. */
export const START: Position = {
  endedAt: new Date(0),
  id: "00000000-0000-0000-0000-000000000000",
};

/** Which rows a batch may remove. */
export interface BatchRequest {
  /** Rows that ended, or were last changed, earlier have expired. */
  readonly before: Date;
  readonly after: Position;
  /** How many rows are looked at, without those that depend on them. */
  readonly limit: number;
}

/** What a batch did. */
export interface Batch {
  readonly removed: Readonly<Partial<Record<ExpiringTable, number>>>;
  /** Where the next one begins; undefined if nothing is left. */
  readonly next: Position | undefined;
}

/** Removes some expired rows, oldest first. */
export type RemoveBatch = (trx: Kysely<Database>, request: BatchRequest) => Promise<Batch>;

/** Any number that no other lock of the database uses. */
const LOCK = 20_261_124;

/** Whether this transaction may remove expired rows: one process does at a time. */
export async function lockRetention(trx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as locked`.execute(trx);
  return rows[0]?.locked ?? false;
}

/** Idempotency keys, by the time of their request. */
export const removeKeys: RemoveBatch = async (trx, { before, after, limit }) => {
  const { rows } = await sql`
    delete from idempotency_keys where (token_id, operation, key) in (
      select token_id, operation, key from idempotency_keys where created_at < ${before}
      order by created_at limit ${limit}::int for update skip locked)
    returning 1`.execute(trx);
  return batchOf("idempotency_keys", rows.length, after, limit);
};

/** Circuits of addresses that nothing failed at since. */
export const removeCircuits: RemoveBatch = async (trx, { before, after, limit }) => {
  const { rows } = await sql`
    delete from circuits where (workspace_id, address) in (
      select workspace_id, address from circuits where changed_at < ${before}
      limit ${limit}::int for update skip locked)
    returning 1`.execute(trx);
  return batchOf("circuits", rows.length, after, limit);
};

/** Messages whose delivery has ended, with their attempts. */
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

/** Days of usage. */
export const removeDays: RemoveBatch = async (trx, { before, after, limit }) => {
  const { rows } = await sql`
    delete from workspace_days where (day, workspace_id, part) in (
      select day, workspace_id, part from workspace_days where day < ${dayOf(before)}::date
      order by day limit ${limit}::int for update skip locked)
    returning 1`.execute(trx);
  return batchOf("workspace_days", rows.length, after, limit);
};

/** Uploads of failed jobs. */
export const removeUploads: RemoveBatch = async (trx, { before, after, limit }) => {
  const removed = await deleteOldUploads(trx, before, limit);
  return batchOf("kept_uploads", removed, after, limit);
};

/** Jobs that have ended and have no message any more: one that is kept, or still to be delivered, keeps its job. */
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

/** Deletes messages with their deliveries and attempts, and returns how many there were. */
export async function deleteMessages(
  trx: Kysely<Database>,
  ids: readonly string[],
): Promise<{ readonly webhook_messages: number; readonly webhook_attempts: number }> {
  // Deliveries first: this waits for an attempt that is being recorded, and none is recorded after it.
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
