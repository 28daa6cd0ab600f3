import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../../storage/database.js";

/** A row that changed recently, or that will change soon. */
export interface RecentRow {
  readonly id: string;
  /** Differs for each state that the row can be in. */
  readonly version: string;
  /** True if the row is found only while it is in this state: once the row is no longer found, it has changed. */
  readonly passing: boolean;
}

/** Number of rows that are polled in each sort order. */
export const RECENT = 20;
/** Number of jobs in progress that are polled: more than one process runs by default. */
const PROCESSING = 50;

/** Each part is an index range scan, so its cost does not depend on the size of the table. */
const recentJobs = sql<RecentRow>`
  select id::text, status || attempt as version, passing from (
    (select id, status, attempt, false as passing from jobs order by queued_at desc, id desc limit ${sql.lit(RECENT)})
    union all
    (select id, status, attempt, false from jobs where ended_at is not null
      order by ended_at desc, id desc limit ${sql.lit(RECENT)})
    union all
    (select id, status, attempt, true from jobs where status = 'processing'
      order by queued_at limit ${sql.lit(PROCESSING)})) as recent`;

const recentDeliveries = sql<RecentRow>`
  select id, concat(state, attempts, next_attempt_at) as version, passing from (
    (select message.id, state, attempts, next_attempt_at, false as passing
      from (select id from webhook_messages order by created_at desc, id desc limit ${sql.lit(RECENT)}) as message
      join webhook_deliveries on message_id = message.id)
    union all
    (select message_id, state, attempts, next_attempt_at, false from webhook_deliveries
      where ended_at is not null order by ended_at desc limit ${sql.lit(RECENT)})
    union all
    (select message_id, state, attempts, next_attempt_at, true from webhook_deliveries
      where state = 'pending' order by next_attempt_at limit ${sql.lit(RECENT)})) as recent`;

const recentAudit = sql<RecentRow>`
  select id::text, '' as version, false as passing from audit_log order by id desc limit ${sql.lit(RECENT)}`;

const newestWebhook = sql<RecentRow>`
  select id::text, '' as version, false as passing from webhooks order by id desc limit 1`;

/** The polled queries, each with the tables whose changes it may show. */
export const watched = {
  jobs: { rows: recentJobs, tables: ["jobs"] },
  deliveries: { rows: recentDeliveries, tables: ["webhook_deliveries", "webhook_messages"] },
  audit: { rows: recentAudit, tables: ["audit_log"] },
  webhooks: { rows: newestWebhook, tables: ["webhooks"] },
} as const satisfies Readonly<
  Record<string, { readonly rows: RawBuilder<RecentRow>; readonly tables: readonly string[] }>
>;

/** Reads the rows of one poll. */
export async function readRecent(
  db: Kysely<Database>,
  rows: RawBuilder<RecentRow>,
): Promise<readonly RecentRow[]> {
  return (await rows.execute(db)).rows;
}
