import { sql, type Kysely, type SqlBool } from "kysely";
import type { Database } from "../database.js";
import { given, inRange, type TimeRange } from "./keyset.js";

/** A delivery to replay. */
export interface ReplayedDelivery {
  readonly message: string;
  readonly endpoint: string;
  readonly workspace: number;
  /** Number of attempts so far. */
  readonly attempts: number;
}

/** Filters for the deliveries to replay. */
export interface ReplayFilter extends TimeRange {
  readonly states: readonly ("failed" | "pending")[];
  readonly webhook?: number | undefined;
  readonly workspace?: number | undefined;
}

/** Start position of a call: after the last delivery of the previous call. */
export interface ReplayPosition {
  readonly at: string;
  readonly message: string;
}

/** Range of deliveries that a call looks at: at most `limit` after a position. */
export interface ReplayRange {
  readonly after: ReplayPosition | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** Deliveries that were made due, and the start position of the next call; undefined if nothing is left. */
export interface ReplayBatch {
  readonly replayed: readonly ReplayedDelivery[];
  readonly next: ReplayPosition | undefined;
}

/**
 * Returns the time to set when a row is changed, from the database clock, which all replays share. If two replays run
 * at the same time, the second one reads it after the first has committed, so it finds the delivery due; a time read
 * earlier could be before the first one's time.
 */
function dueNow(now: Date) {
  return sql<Date>`greatest(${now}::timestamptz, clock_timestamp())`;
}

/**
 * Makes deliveries due now, oldest first, out of at most `limit` that are looked at. Skips deliveries that are already
 * due, that belong to a disabled webhook, or that another transaction has locked, such as an attempt's.
 */
export async function reopenDeliveries(
  trx: Kysely<Database>,
  filter: ReplayFilter,
  { after, limit, now }: ReplayRange,
): Promise<ReplayBatch> {
  const { rows } = await sql<ReplayedDelivery & { at: string; wanted: boolean }>`
    with ${wantedOf(filter, { after, limit })},
    free as materialized (
      select delivery.message_id from webhook_deliveries as delivery join wanted using (message_id)
      where delivery.state = any(${filter.states}::text[])
        and ${isNotDue(now)}
      for update of delivery skip locked),
    reopened as (
      update webhook_deliveries as delivery set state = 'pending', next_attempt_at = ${dueNow(now)}, ended_at = null
      from free where delivery.message_id = free.message_id
      returning delivery.message_id, delivery.attempts)
    select looked.message_id as message, reopened.attempts, wanted.endpoint, wanted.workspace_id as workspace,
      reopened.message_id is not null as wanted,
      ${atOf} as at
    from looked left join wanted using (message_id) left join reopened using (message_id)
    order by looked.created_at, looked.message_id`.execute(trx);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    replayed: rows.filter(({ wanted }) => wanted),
    next: last && { at: last.at, message: last.message },
  };
}

/** Counts the deliveries that {@link reopenDeliveries} would make due. */
export async function countReplayable(
  db: Kysely<Database>,
  filter: ReplayFilter,
  { after, limit, now }: ReplayRange,
): Promise<{ readonly count: number; readonly next: ReplayPosition | undefined }> {
  const { rows } = await sql<{ at: string; message: string; wanted: boolean }>`
    with ${wantedOf(filter, { after, limit })}
    select looked.message_id as message, ${atOf} as at,
      coalesce(wanted.message_id is not null and ${isNotDue(now)}, false) as wanted
    from looked join webhook_deliveries as delivery using (message_id) left join wanted using (message_id)
    order by looked.created_at, looked.message_id`.execute(db);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    count: rows.filter(({ wanted }) => wanted).length,
    next: last && { at: last.at, message: last.message },
  };
}

/** Returns the common table expressions `looked` and `wanted` for the deliveries that match a filter. */
function wantedOf(filter: ReplayFilter, { after, limit }: Omit<ReplayRange, "now">) {
  const { states, webhook, workspace } = filter;
  const conditions = [
    sql<SqlBool>`delivery.state = any(${states}::text[])`,
    // Repeats the predicate of the partial index literally, so that the planner can use the index.
    sql<SqlBool>`delivery.state <> 'delivered'`,
    ...inRange(sql`delivery.created_at`, filter),
    ...given(
      after,
      ({ at, message }) =>
        sql<SqlBool>`(delivery.created_at, delivery.message_id) > (${at}::timestamptz, ${message}::text)`,
    ),
  ];
  return sql`looked as materialized (
      select message_id, created_at, state, next_attempt_at from webhook_deliveries as delivery
      where ${sql.join(conditions, sql` and `)}
      order by created_at, message_id limit ${limit}::int),
    wanted as materialized (
      select looked.message_id, message.endpoint, job.workspace_id
      from looked
      join webhook_messages as message on message.id = looked.message_id
      join jobs as job on job.id = message.job_id
      left join webhooks as webhook on webhook.id = message.webhook_id
      where webhook.disabled_at is null
        and (${webhook ?? null}::int is null or message.webhook_id = ${webhook ?? null}::int)
        and (${workspace ?? null}::int is null or job.workspace_id = ${workspace ?? null}::int))`;
}

const atOf = sql`to_char(looked.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

function isNotDue(now: Date) {
  return sql`(delivery.state = 'failed' or delivery.next_attempt_at > ${dueNow(now)})`;
}

/** Makes a pending delivery due now; false if it is already due, or is not pending. */
export async function hastenDelivery(
  trx: Kysely<Database>,
  message: string,
  now: Date,
): Promise<boolean> {
  const hastened = await trx
    .updateTable("webhook_deliveries")
    .set({ next_attempt_at: dueNow(now) })
    .where("message_id", "=", message)
    .where("state", "=", "pending")
    .where("next_attempt_at", ">", dueNow(now))
    .returning("message_id")
    .executeTakeFirst();
  return hastened !== undefined;
}
