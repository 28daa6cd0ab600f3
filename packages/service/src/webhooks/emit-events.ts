import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { traceHeaders } from "../observe/traces/trace-context.js";
import type { JobEngine } from "../jobs/job-engine.js";
import type { Database, JobRow, MessageRow } from "../storage/database.js";
import type { ChangedJob } from "../storage/statements/jobs.js";
import { addMessages } from "../storage/statements/webhook-messages.js";
import type { EventName } from "./event-names.js";

/** Something that happened to a job. */
export interface JobEvent {
  readonly type: EventName;
  /** As decision `event-payload` has it. */
  readonly data: object;
}

/** A changed job, and what there is to tell of it. */
export interface ToldJob extends ChangedJob {
  readonly events: readonly JobEvent[];
  /** The trace that the change belongs to (W3C Trace Context). */
  readonly traceparent: string | null;
}

/** The trace that a change of a job belongs to: the caller's, else that which the job was asked for in. */
export function traceOf(job: JobRow): string | null {
  return traceHeaders().traceparent ?? job.traceparent;
}

/**
 * Turns events of changed jobs into one message for each receiver, and enqueues their deliveries; gives whether there are any.
 * All in the transaction that the events happen in: they are told if, and only if, they happened.
 */
export async function emitEvents(
  trx: Kysely<Database>,
  engine: JobEngine,
  jobs: readonly ToldJob[],
  now: Date,
): Promise<boolean> {
  const messages = jobs.flatMap((told) =>
    told.events.flatMap((event) => messagesOf(told, event, now)),
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
  { job, receivers, traceparent }: ToldJob,
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
