import { sql, type Kysely } from "kysely";
import type { Database } from "../database.js";

/** Number of calls that failed in the same way. */
export interface FailureKind {
  /** The response status, or why there was none. */
  readonly kind: string;
  readonly count: number;
}

/** Statistics of a webhook's calls; times in milliseconds, null if there was no call. */
export interface WebhookCalls {
  readonly calls: number;
  readonly failed: number;
  readonly failures: readonly FailureKind[];
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

/** Maximum number of messages of a webhook whose calls are counted, newest first. */
const MAX_MESSAGES = 10_000;
const MAX_KINDS = 20;

/** Failure kinds by the error text of an attempt; the first match applies. */
const reasons = [
  ["timeout", "timeout|timed out|aborted"],
  ["address", "public address|not allowed"],
  ["certificate", "certificate|TLS|SSL"],
  ["name", "ENOTFOUND|EAI_AGAIN|resolve"],
  ["connection", "ECONN|EPIPE|EHOST|ENET|socket|closed|connect"],
] as const;

const reason = sql`case ${sql.join(
  reasons.map(([kind, pattern]) => sql`when error ~* ${sql.lit(pattern)} then ${sql.lit(kind)}`),
  sql` `,
)} else 'other' end`;

/** Selects how an attempt failed: the response status, or why there was none; null if the call was accepted. */
export const callFailure = sql`case when status between 200 and 299 then null
  when status is not null then status::text else ${reason} end`;

/** Counts the calls of a webhook since a time. */
export async function countWebhookCalls(
  db: Kysely<Database>,
  webhook: number,
  since: Date,
): Promise<WebhookCalls> {
  const { rows } = await sql<WebhookCalls>`
    select count(*)::int as calls, count(*) filter (where kind is not null)::int as failed,
      round(percentile_cont(0.5) within group (order by duration))::int as "p50Ms",
      round(percentile_cont(0.95) within group (order by duration))::int as "p95Ms",
      (select coalesce(json_agg(json_build_object('kind', kind, 'count', count) order by count desc, kind), '[]')
        from (select kind, count(*)::int as count from (${callsOf(webhook, since)}) as call where kind is not null
          group by kind order by count desc, kind limit ${sql.lit(MAX_KINDS)}) as failure) as failures
    from (${callsOf(webhook, since)}) as call`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("The query of the calls of a webhook returned no row.");
  return counts;
}

function callsOf(webhook: number, since: Date) {
  return sql`select duration, ${callFailure} as kind
    from (select id from webhook_messages where webhook_id = ${webhook}
      order by created_at desc, id desc limit ${sql.lit(MAX_MESSAGES)}) as message
    join webhook_attempts as attempt on attempt.message_id = message.id
    where attempt.attempted_at >= ${since}`;
}
