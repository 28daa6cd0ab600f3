import { sql, type Kysely } from "kysely";
import { type Database } from "../database.js";
import { messageColumns, type AttemptRow, type MessageRow } from "../webhook-tables.js";

/** A message with the state of its delivery. */
export interface DeliveryView extends MessageRow {
  readonly state: "pending" | "delivered" | "failed";
  readonly attempts: number;
  /** Workspace of the message's job. */
  readonly workspace_id: number;
  /** True if the message's webhook has been disabled. */
  readonly disabled: boolean;
  /** True if deliveries to the webhook are paused. */
  readonly paused: boolean;
}

const isPaused = sql<boolean>`exists (select from pauses
  where work = 'deliveries' and webhook_id = message.webhook_id and resumed_at is null)`;

/** Finds a message with the state of its delivery. */
export async function findDelivery(
  db: Kysely<Database>,
  message: string,
): Promise<DeliveryView | undefined> {
  const row = await db
    .selectFrom("webhook_messages as message")
    .innerJoin("webhook_deliveries as delivery", "delivery.message_id", "message.id")
    .innerJoin("jobs", "jobs.id", "message.job_id")
    .leftJoin("webhooks", "webhooks.id", "message.webhook_id")
    .select(messageColumns.map((name) => `message.${name}` as const))
    .select(["delivery.state", "delivery.attempts", "jobs.workspace_id", "webhooks.disabled_at"])
    .select(isPaused.as("paused"))
    .where("message.id", "=", message)
    .executeTakeFirst();
  if (!row) return undefined;
  const { disabled_at, ...delivery } = row;
  return { ...delivery, disabled: disabled_at !== null };
}

/** Locks a delivery against attempts and replays until the transaction ends. */
export async function lockDelivery(trx: Kysely<Database>, message: string): Promise<void> {
  await trx
    .selectFrom("webhook_deliveries")
    .select("message_id")
    .where("message_id", "=", message)
    .forUpdate()
    .execute();
}

/** New state of a delivery after an attempt. */
export interface DeliveryChange {
  readonly state: "pending" | "delivered" | "failed";
  readonly next_attempt_at: Date | null;
  readonly ended_at: Date | null;
}

/**
 * Records an attempt and the new state of the delivery; false if the attempt with this number has already been
 * recorded.
 */
export async function recordAttempt(
  trx: Kysely<Database>,
  attempt: AttemptRow,
  change: DeliveryChange,
): Promise<boolean> {
  const changed = await trx
    .updateTable("webhook_deliveries")
    .set({ ...change, attempts: attempt.number })
    .where("message_id", "=", attempt.message_id)
    .where("attempts", "=", attempt.number - 1)
    .where("state", "=", "pending")
    .returning("message_id")
    .executeTakeFirst();
  if (!changed) return false;
  await trx.insertInto("webhook_attempts").values(attempt).execute();
  if (change.state === "delivered") await removeBody(trx, attempt.message_id);
  return true;
}

/**
 * Removes the body of a delivered message, which is no longer needed; a failed delivery can be repeated as long as its
 * body is kept.
 */
async function removeBody(trx: Kysely<Database>, message: string): Promise<void> {
  await trx.updateTable("webhook_messages").set({ body: "" }).where("id", "=", message).execute();
}

/** Sets the time of the next attempt. */
export async function postponeDelivery(
  trx: Kysely<Database>,
  message: string,
  next: Date,
): Promise<void> {
  await trx
    .updateTable("webhook_deliveries")
    .set({ next_attempt_at: next })
    .where("message_id", "=", message)
    .where("state", "=", "pending")
    .execute();
}

/** Ends a delivery without another attempt. */
export async function endDelivery(
  trx: Kysely<Database>,
  message: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("webhook_deliveries")
    .set({ state: "failed", next_attempt_at: null, ended_at: now })
    .where("message_id", "=", message)
    .where("state", "=", "pending")
    .execute();
}

/** Reopens an ended delivery for another attempt; false if it has not ended. */
export async function reopenDelivery(
  trx: Kysely<Database>,
  message: string,
  now: Date,
): Promise<boolean> {
  const reopened = await trx
    .updateTable("webhook_deliveries")
    .set({ state: "pending", next_attempt_at: now, ended_at: null })
    .where("message_id", "=", message)
    .where("state", "!=", "pending")
    .returning("message_id")
    .executeTakeFirst();
  return reopened !== undefined;
}
