import { sql, type Kysely } from "kysely";
import { type Database } from "../database.js";
import { messageColumns, type AttemptRow, type MessageRow } from "../webhook-tables.js";

/** A message together with the state of its delivery. */
export interface DeliveryView extends MessageRow {
  readonly state: "pending" | "delivered" | "failed";
  readonly attempts: number;
  /** The workspace of its job. */
  readonly workspace_id: number;
  /** Whether the webhook that it belongs to was disabled meanwhile. */
  readonly disabled: boolean;
  /** Whether deliveries to the webhook are paused. */
  readonly paused: boolean;
}

const isPaused = sql<boolean>`exists (select from pauses
  where work = 'deliveries' and webhook_id = message.webhook_id and resumed_at is null)`;

/** A message and where its delivery stands. */
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

/** Holds back attempts and replays of a delivery until the transaction ends. */
export async function lockDelivery(trx: Kysely<Database>, message: string): Promise<void> {
  await trx
    .selectFrom("webhook_deliveries")
    .select("message_id")
    .where("message_id", "=", message)
    .forUpdate()
    .execute();
}

/** The state of a delivery after an attempt. */
export interface DeliveryChange {
  readonly state: "pending" | "delivered" | "failed";
  readonly next_attempt_at: Date | null;
  readonly ended_at: Date | null;
}

/** Records an attempt and what follows; false if the attempt of this number was recorded before. */
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

/** Nobody needs the body of a message that has arrived; a failed delivery can be repeated as long as it is kept. */
async function removeBody(trx: Kysely<Database>, message: string): Promise<void> {
  await trx.updateTable("webhook_messages").set({ body: "" }).where("id", "=", message).execute();
}

/** Says when the next attempt comes. */
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

/** Lets an ended delivery be attempted again; false if it has not ended. */
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
