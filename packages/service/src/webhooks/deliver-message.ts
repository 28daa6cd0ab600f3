import { SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import type { Kysely } from "kysely";
import type { Dispatcher } from "undici";
import type { DeliveryOutcome, Metrics } from "../observe/metrics.js";
import { inSpan } from "../traces/in-span.js";
import { readTraceparent, withContext } from "../traces/trace-context.js";
import type { SecretBox } from "../secrets/secret-box.js";
import type { Lease, TaskQueue, DeliveryTask } from "../storage/queue/task-queue.js";
import type { Database } from "../storage/database.js";
import type { AttemptRow } from "../storage/webhook-tables.js";
import { openSigningKeys } from "../storage/statements/signing-keys.js";
import {
  endDelivery,
  findDelivery,
  postponeDelivery,
  recordAttempt,
  type DeliveryView,
} from "../storage/statements/webhook-messages.js";
import { countUsage } from "../storage/usage/workspace-days.js";
import { lockPausedWebhook } from "../storage/statements/pauses.js";
import {
  disableWebhook,
  noteWebhookFails,
  noteWebhookWorks,
} from "../storage/statements/webhooks.js";
import { openUntil, recordResponse } from "./circuit.js";
import { DISABLE_AFTER, retryDelay } from "./retry-schedule.js";
import { sendAttempt, type AttemptOutcome } from "./send-attempt.js";

/*
 * The delivery of one message to one endpoint:
 *
 *   outbox             redeliver-message
 *       │                     │
 *       ▼                     ▼
 *    pending ◀──────────── reopened
 *     │ ▲ │
 *     │ │ ├─▶ delivered   a response 2xx
 *     │ │ └─▶ failed      410, the last attempt failed, or the webhook is disabled
 *     └─┘     retried after `retryDelay`; postponed while the circuit of the endpoint is open, held while it is paused
 *
 * Each arrow is one transaction, which also completes the task and enqueues the next one.
 */

/** Dependencies of message delivery. */
export interface DeliveryContext {
  readonly db: Kysely<Database>;
  readonly queue: TaskQueue;
  readonly dispatcher: Dispatcher;
  /** Decrypts the signing keys. */
  readonly secretBox: SecretBox;
  readonly metrics: Pick<Metrics, "deliveryAttempted">;
  readonly tracer: Tracer;
  readonly now: () => Date;
  /** Aborted when the workers stop: attempts that are cut off by this are repeated, and not counted. */
  readonly stopping?: AbortSignal | undefined;
}

const GONE = 410;
const SECOND = 1000;

/**
 * Makes one delivery attempt and records it. A failed attempt enqueues the next one (decision `event-delivery`). If the
 * worker dies in between, the attempt is repeated: the receiver sees the same `webhook-id`.
 */
export async function deliverMessage(
  context: DeliveryContext,
  task: DeliveryTask,
  lease: Lease,
): Promise<void> {
  const { db, queue, metrics, tracer, now } = context;
  const message = await findDelivery(db, task.message);
  if (!message || isOver(message, task)) return void (await queue.complete(db, lease));
  if (message.disabled) return giveUp(context, message, lease);
  if (message.paused && (await holdBack(context, message, lease))) return;
  const until = await openUntil(db, message, now());
  if (until && isTooOld(message, now())) return giveUp(context, message, lease);
  if (until) return postpone(context, task, message, until, lease);
  const keys = await openSigningKeys(db, context.secretBox);
  const outcome = await traceAttempt(tracer, message, () => sendAttempt(message, keys, context));
  const result = await db.transaction().execute(async (trx) => {
    const recorded = await record(trx, queue, message, outcome, now());
    await queue.complete(trx, lease);
    return recorded;
  });
  if (result) metrics.deliveryAttempted(result, outcome.duration);
}

/** Makes an attempt part of the trace of the job that its event is about. */
function traceAttempt(
  tracer: Tracer,
  { id, event, attempts, traceparent }: DeliveryView,
  send: () => Promise<AttemptOutcome>,
): Promise<AttemptOutcome> {
  const attributes = { "webhook.id": id, "webhook.event": event, "webhook.attempt": attempts + 1 };
  return withContext(readTraceparent(traceparent), () =>
    inSpan(tracer, "webhook", { kind: SpanKind.PRODUCER, attributes }, async (span) => {
      const outcome = await send();
      span.setAttribute("http.response.status_code", outcome.status ?? 0);
      if (!isSuccess(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
      return outcome;
    }),
  );
}

function isOver({ state, attempts }: DeliveryView, task: DeliveryTask): boolean {
  return state !== "pending" || attempts !== task.attempt - 1;
}

/** Returns true if a message is too old to retry: messages to an endpoint that never responds again must also end. */
function isTooOld({ created_at }: DeliveryView, now: Date): boolean {
  return now.getTime() - created_at.getTime() > DISABLE_AFTER * SECOND;
}

/** Postpones an attempt because the circuit of its endpoint is open. */
async function postpone(
  { db, queue, now }: DeliveryContext,
  task: DeliveryTask,
  { id, workspace_id: workspace, endpoint }: DeliveryView,
  until: Date,
  lease: Lease,
): Promise<void> {
  const wait = (until.getTime() - now().getTime()) / SECOND;
  // The jitter keeps postponed messages from being sent all at the same time.
  const delay = Math.ceil(wait * (1 + Math.random() / 2));
  await db.transaction().execute(async (trx) => {
    await postponeDelivery(trx, id, new Date(now().getTime() + delay * SECOND));
    // If the lease was lost, the worker that now has the task enqueues the next attempt.
    const isHeld = (await queue.complete(trx, lease)) > 0;
    if (isHeld) await queue.enqueueDeliveries(trx, [{ task, workspace, endpoint, delay }]);
  });
}

/** Holds a delivery in the queue while its webhook is paused; false if the pause has just ended. */
async function holdBack(
  { db, queue }: DeliveryContext,
  { webhook_id }: DeliveryView,
  lease: Lease,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isPaused = webhook_id !== null && (await lockPausedWebhook(trx, webhook_id));
    if (isPaused) await queue.holdLeased(trx, lease);
    return isPaused;
  });
}

async function giveUp(
  { db, queue, now }: DeliveryContext,
  { id }: DeliveryView,
  lease: Lease,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await endDelivery(trx, id, now());
    await queue.complete(trx, lease);
  });
}

/** Records an attempt; undefined if it has already been recorded. */
async function record(
  trx: Kysely<Database>,
  queue: TaskQueue,
  message: DeliveryView,
  outcome: AttemptOutcome,
  now: Date,
): Promise<DeliveryOutcome | undefined> {
  const attempt = attemptRow(message, outcome, now);
  const delivered = isSuccess(outcome);
  const delay = delivered || outcome.status === GONE ? undefined : nextDelay(attempt, outcome);
  const pending = delay !== undefined;
  const state = delivered ? "delivered" : pending ? "pending" : "failed";
  const next = pending ? new Date(now.getTime() + delay * SECOND) : null;
  const change = { state, next_attempt_at: next, ended_at: pending ? null : now } as const;
  if (!(await recordAttempt(trx, attempt, change))) return undefined;
  const task = { message: message.id, attempt: attempt.number + 1 };
  const { workspace_id: workspace, endpoint } = message;
  if (pending) await queue.enqueueDeliveries(trx, [{ task, workspace, endpoint, delay }]);
  await recordHealth(trx, message, outcome, now);
  await recordResponse(trx, message, outcome, now);
  await countUsage(trx, workspace, { calls: 1, failedCalls: delivered ? 0 : 1 }, now);
  return delivered ? "delivered" : pending ? "retried" : "given-up";
}

function nextDelay({ number }: AttemptRow, { retryAfter }: AttemptOutcome): number | undefined {
  return retryDelay({ attempts: number, retryAfter, random: Math.random() });
}

function attemptRow(message: DeliveryView, outcome: AttemptOutcome, now: Date): AttemptRow {
  return {
    message_id: message.id,
    number: message.attempts + 1,
    status: outcome.status ?? null,
    error: outcome.error ?? null,
    response: outcome.response,
    duration: outcome.duration,
    attempted_at: now,
  };
}

/** Disables the webhook after a 410, or when it has failed for days. */
async function recordHealth(
  trx: Kysely<Database>,
  { webhook_id }: DeliveryView,
  outcome: AttemptOutcome,
  now: Date,
): Promise<void> {
  if (webhook_id === null) return;
  if (isSuccess(outcome)) return noteWebhookWorks(trx, webhook_id);
  const since = await noteWebhookFails(trx, webhook_id, now);
  const tooLong = since !== null && now.getTime() - since.getTime() > DISABLE_AFTER * SECOND;
  if (outcome.status === GONE || tooLong) await disableWebhook(trx, webhook_id, now);
}

function isSuccess({ status }: AttemptOutcome): boolean {
  return status !== undefined && status >= 200 && status < 300;
}
