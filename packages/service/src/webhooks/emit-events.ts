import { randomBytes } from "node:crypto";
import type { KnownEventType } from "@document-export/types";
import type { Kysely } from "kysely";
import { traceHeaders } from "../observe/traces/trace-context.js";
import type { JobEngine } from "../jobs/job-engine.js";
import type { Database, JobRow, MessageRow } from "../storage/database.js";
import type { ChangedJob } from "../storage/statements/jobs.js";
import { addMessages } from "../storage/statements/webhook-messages.js";

/** An event of a job. */
export interface JobEvent {
  readonly type: KnownEventType;
  /** The payload (decision `event-payload`). */
  readonly data: object;
}

/** A changed job and the events of the change. */
export interface JobWithEvents extends ChangedJob {
  readonly events: readonly JobEvent[];
  /** The trace that the change belongs to (W3C Trace Context). */
  readonly traceparent: string | null;
}

/** The trace that a change of a job belongs to: the current one, or else that of the request for the job. */
export function traceOf(job: JobRow): string | null {
  return traceHeaders().traceparent ?? job.traceparent;
}

/**
 * Stores one message for each event and receiver, and enqueues the deliveries. Returns whether there are any.
 * It runs in the transaction that changes the jobs, so that an event is sent if, and only if, the change is committed.
 */
export async function emitEvents(
  trx: Kysely<Database>,
  engine: JobEngine,
  jobs: readonly JobWithEvents[],
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
  if (deliveries.length > 0) await engine.enqueueDeliveries(trx, deliveries);
  return deliveries.length > 0;
}

/** To registered webhooks first, then to the URLs of the job itself (decision `options-webhooks`). */
function messagesOf(
  { job, receivers, traceparent }: JobWithEvents,
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
