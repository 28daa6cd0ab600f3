import { sql, type RawBuilder } from "kysely";

/** A registered webhook that an event of a job goes to. */
export interface Receiver {
  readonly event: string;
  readonly webhook: number;
  readonly endpoint: string;
}

/**
 * The registered webhooks that events of the job in a table `job` go to, as a column of the statement that
 * changes it (decision `webhook-lists`): a statement of its own would cost as much as the change.
 */
export function receiversOf(events: readonly string[]): RawBuilder<readonly Receiver[]> {
  return sql<readonly Receiver[]>`coalesce(
    (select json_agg(json_build_object('event', wanted.event, 'webhook', webhooks.id, 'endpoint', webhooks.endpoint)
        order by webhooks.id, wanted.position)
      from webhooks join webhook_events as wanted on wanted.webhook_id = webhooks.id
      where webhooks.workspace_id = job.workspace_id and webhooks.disabled_at is null
        and wanted.event = any(${events}::text[])
        and exists (select from webhook_connections as bound where bound.webhook_id = webhooks.id
          and bound.connection_id in (job.source_connection_id, job.destination_connection_id))),
    '[]'::json)`;
}
