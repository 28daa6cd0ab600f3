import { sql, type RawBuilder } from "kysely";

/** Pending deliveries that are looked at for the one that waits longest while there are pauses, oldest first. */
const MAX_LOOKED_AT = 10_000;

/**
 * Since when the queued jobs of each workspace and destination wait, as the rows `workspace_id` and `since` of a table. The
 * time of a pause does not count: what is paused does not wait, and what was paused waits since it was resumed.
 */
export const jobsWaitingSince = sql`select waiting.workspace_id,
    greatest(waiting.since, pause.resumed_at) as since
  from (select workspace_id, destination_connection_id as connection_id, min(queued_at) as since
    from jobs where status = 'queued' group by 1, 2) as waiting
  ${lastPause("exports", sql`(connection_id is null or connection_id = waiting.connection_id)`)}`;

/** Since when the queued job that waits longest does. Without pauses an index gives it, however many jobs there are. */
export const oldestQueued = sql`case when exists (select from pauses where work = 'exports')
  then (select min(since) from (${jobsWaitingSince}) as waiting)
  else (select min(queued_at) from jobs where status = 'queued') end`;

/** Since when the pending delivery that waits longest does. */
export const oldestPending = sql`case when exists (select from pauses where work = 'deliveries')
  then (select min(greatest(waiting.since, pause.resumed_at)) from (
      select jobs.workspace_id, message.webhook_id, min(delivery.created_at) as since
      from (select message_id, created_at from webhook_deliveries where state = 'pending'
        order by created_at limit ${sql.lit(MAX_LOOKED_AT)}) as delivery
      join webhook_messages as message on message.id = delivery.message_id
      join jobs on jobs.id = message.job_id group by 1, 2) as waiting
    ${lastPause("deliveries", sql`(webhook_id is null or webhook_id = waiting.webhook_id)`)})
  else (select min(created_at) from webhook_deliveries where state = 'pending') end`;

/** Joins the end of the last pause that covered a row, and leaves out the rows that a pause covers now. */
function lastPause(work: "exports" | "deliveries", covers: RawBuilder<unknown>) {
  return sql`join lateral (
      select max(resumed_at) as resumed_at, coalesce(bool_or(resumed_at is null), false) as is_paused from pauses
      where work = ${sql.lit(work)} and (workspace_id is null or workspace_id = waiting.workspace_id) and ${covers}
    ) as pause on not pause.is_paused`;
}
