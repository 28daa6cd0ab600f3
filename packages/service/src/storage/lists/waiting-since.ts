import { sql, type RawBuilder } from "kysely";

/**
 * Maximum number of pending deliveries, oldest first, that are searched for the longest-waiting one while there are
 * pauses.
 */
const MAX_LOOKED_AT = 10_000;

/**
 * Selects since when the queued jobs of each workspace and destination have been waiting, as rows of `workspace_id` and
 * `since`. Time in a pause does not count: paused jobs do not wait, and resumed jobs wait since they were resumed.
 */
export const jobsWaitingSince = sql`select waiting.workspace_id,
    greatest(waiting.since, pause.resumed_at) as since
  from (select workspace_id, destination_connection_id as connection_id, min(queued_at) as since
    from jobs where status = 'queued' group by 1, 2) as waiting
  ${lastPause("exports", sql`(connection_id is null or connection_id = waiting.connection_id)`)}`;

/**
 * Selects since when the longest-waiting queued job has been waiting. Without pauses, this is an index lookup, however
 * many jobs there are.
 */
export const oldestQueued = sql`case when exists (select from pauses where work = 'exports')
  then (select min(since) from (${jobsWaitingSince}) as waiting)
  else (select min(queued_at) from jobs where status = 'queued') end`;

/** Selects since when the longest-waiting pending delivery has been waiting. */
export const oldestPending = sql`case when exists (select from pauses where work = 'deliveries')
  then (select min(greatest(waiting.since, pause.resumed_at)) from (
      select jobs.workspace_id, message.webhook_id, min(delivery.created_at) as since
      from (select message_id, created_at from webhook_deliveries where state = 'pending'
        order by created_at limit ${sql.lit(MAX_LOOKED_AT)}) as delivery
      join webhook_messages as message on message.id = delivery.message_id
      join jobs on jobs.id = message.job_id group by 1, 2) as waiting
    ${lastPause("deliveries", sql`(webhook_id is null or webhook_id = waiting.webhook_id)`)})
  else (select min(created_at) from webhook_deliveries where state = 'pending') end`;

/** Joins the end of the last pause that covered a row, and drops rows that are paused now. */
function lastPause(work: "exports" | "deliveries", covers: RawBuilder<unknown>) {
  return sql`join lateral (
      select max(resumed_at) as resumed_at, coalesce(bool_or(resumed_at is null), false) as is_paused from pauses
      where work = ${sql.lit(work)} and (workspace_id is null or workspace_id = waiting.workspace_id) and ${covers}
    ) as pause on not pause.is_paused`;
}
