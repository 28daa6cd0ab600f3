import { randomBytes } from "node:crypto";
import { sql, type Kysely, type RawBuilder } from "kysely";
import type { KnownEventType } from "@document-export/types";
import type { Job } from "../../jobs/job.js";
import { transitions } from "../../jobs/job-lifecycle.js";
import { jobEventData } from "../../jobs/views.js";
import { traceHeaders } from "../../traces/trace-context.js";
import { type Database } from "../database.js";
import { messageColumns, type MessageRow } from "../webhook-tables.js";
import type { TaskQueue } from "../queue/task-queue.js";

/** A registered webhook that receives an event of a job. */
export interface Receiver {
  readonly event: string;
  readonly webhook: number;
  readonly endpoint: string;
}

/** A job after a transition, with the receivers of the transition's events. */
export interface ChangedJob {
  readonly job: Job;
  readonly receivers: readonly Receiver[];
}

/** An event of a job. */
export interface JobEvent {
  readonly type: KnownEventType;
  /** Payload of the event (decision `event-payload`). */
  readonly data: object;
}

/** A job after a transition, with the transition's events. */
export interface JobEvents extends ChangedJob {
  readonly events: readonly JobEvent[];
  /** Trace of the transition (W3C Trace Context). */
  readonly traceparent: string | null;
}

/**
 * Stores one message for each receiver of each event and enqueues its delivery, in the transaction of the transition:
 * an event is sent if, and only if, it happened. Returns true if there are any deliveries.
 */
export async function addEvents(
  trx: Kysely<Database>,
  queue: TaskQueue,
  jobs: readonly JobEvents[],
  now: Date,
): Promise<boolean> {
  const messages = jobs.flatMap((changed) =>
    changed.events.flatMap((event) => messagesOf(changed, event, now)),
  );
  if (messages.length === 0) return false;
  const added = await addMessages(trx, messages);
  const workspaces = new Map(jobs.map(({ job }) => [job.id, job.workspace_id]));
  const deliveries = messages.flatMap(({ id, job_id, endpoint }) => {
    const workspace = workspaces.get(job_id);
    if (workspace === undefined || !added.has(id)) return [];
    return [{ task: { message: id, attempt: 1 }, workspace, endpoint }];
  });
  if (deliveries.length > 0) await queue.enqueueDeliveries(trx, deliveries);
  return deliveries.length > 0;
}

/**
 * Stores any number of messages and their deliveries with one statement, and returns the ids of the new ones: the other
 * events were already fanned out earlier.
 */
export async function addMessages(
  trx: Kysely<Database>,
  messages: readonly MessageRow[],
): Promise<ReadonlySet<string>> {
  const columns = sql.join(messageColumns.map((name) => sql.ref(name)));
  const { rows } = await sql<{ readonly id: string }>`
    with message as (
      insert into webhook_messages (${columns})
      select ${columns} from json_populate_recordset(null::webhook_messages, ${JSON.stringify(messages)}::json)
      on conflict do nothing returning id, created_at)
    insert into webhook_deliveries (message_id, state, attempts, next_attempt_at)
    select id, 'pending', 0, created_at from message returning message_id as id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the messages for registered webhooks, followed by those for the webhook URLs of the job itself (decision
 * `options-webhooks`).
 */
function messagesOf(
  { job, receivers, traceparent }: JobEvents,
  { type, data }: JobEvent,
  now: Date,
): readonly MessageRow[] {
  const registered = receivers.filter(({ event }) => event === type);
  const own = [...new Set(job.options.webhooks)];
  const targets = [...registered, ...own.map((endpoint) => ({ webhook: null, endpoint }))];
  if (targets.length === 0) return [];
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  return targets.map(({ webhook, endpoint }) => ({
    id: `msg_${randomBytes(18).toString("base64url")}`,
    job_id: job.id,
    event: type,
    attempt: job.attempt,
    webhook_id: webhook,
    endpoint,
    body,
    created_at: now,
    traceparent,
  }));
}

/** Returns a job with the events of a transition, whose only payload is the job. */
export function withEvents(
  transition: Exclude<keyof typeof transitions, "complete">,
): (changed: ChangedJob) => JobEvents {
  const { events } = transitions[transition];
  return ({ job, receivers }) => ({
    job,
    receivers,
    events: events.map((type) => ({ type, data: jobEventData(job) })),
    // Jobs from several requests may be accepted in one transaction, in the trace of one of them, so each uses the
    // trace of its own request.
    traceparent: transition === "accept" ? job.traceparent : traceOf(job),
  });
}

/** Returns the current trace, or else the trace of the job's request. */
export function traceOf(job: Job): string | null {
  return traceHeaders().traceparent ?? job.traceparent;
}

/**
 * Returns a column with the registered webhooks that receive events of the job in table `job` (decision
 * `webhook-lists`). The column is part of the statement that changes the job, because a separate statement would cost
 * as much as the change.
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

/** Splits a row into the job and its receivers. */
export function withReceivers({
  receivers,
  ...job
}: Job & Pick<ChangedJob, "receivers">): ChangedJob {
  return { job, receivers };
}
