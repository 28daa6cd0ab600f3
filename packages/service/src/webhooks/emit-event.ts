import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { JobEngine } from "../jobs/job-engine.js";
import type { Database, JobRow } from "../storage/database.js";
import { addMessage } from "../storage/statements/webhook-messages.js";
import { webhooksFor } from "../storage/statements/webhooks.js";
import type { EventName } from "./event-names.js";

/** Something that happened to a job. */
export interface JobEvent {
  readonly type: EventName;
  readonly job: JobRow;
  /** As decision `event-payload` has it. */
  readonly data: object;
  readonly now: Date;
}

interface Receiver {
  readonly webhook: number | null;
  readonly endpoint: string;
}

/**
 * Turns an event into one message for each receiver, and enqueues their deliveries.
 * All in the transaction that the event happens in: it is told if, and only if, it happened.
 */
export async function emitEvent(
  trx: Kysely<Database>,
  engine: JobEngine,
  event: JobEvent,
): Promise<void> {
  const { type, job, data, now } = event;
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
  for (const { webhook, endpoint } of await receiversOf(trx, event)) {
    const id = `msg_${randomBytes(18).toString("base64url")}`;
    const added = await addMessage(trx, {
      id,
      job_id: job.id,
      event: type,
      attempt: job.attempt,
      webhook_id: webhook,
      endpoint,
      body,
      created_at: now,
    });
    if (added) await engine.enqueueDelivery(trx, { message: id, attempt: 1 }, endpoint);
  }
}

/** Registered webhooks first, then the URLs of the job itself (decision `options-webhooks`). */
async function receiversOf(
  trx: Kysely<Database>,
  { type, job }: JobEvent,
): Promise<readonly Receiver[]> {
  const registered = await webhooksFor(trx, job.workspace_id, type, [
    job.source_connection_id,
    job.destination_connection_id,
  ]);
  const own = new Set(job.options.webhooks);
  return [
    ...registered.map(({ id, endpoint }) => ({ webhook: id, endpoint })),
    ...[...own].map((endpoint) => ({ webhook: null, endpoint })),
  ];
}
