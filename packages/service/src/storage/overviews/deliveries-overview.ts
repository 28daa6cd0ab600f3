import type { Kysely } from "kysely";
import type { Database } from "../database.js";

/** Where a delivery stands. */
export type DeliveryState = Database["webhook_deliveries"]["state"];

/** Which deliveries are wanted. */
export interface DeliveryFilter {
  readonly state?: DeliveryState | undefined;
  readonly limit: number;
}

/** The newest deliveries, as the operator sees them. */
export async function deliveriesOverview(db: Kysely<Database>, { state, limit }: DeliveryFilter) {
  return db
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("webhook_messages as message", "message.id", "delivery.message_id")
    .select([
      "message.id as message",
      "message.event",
      "message.endpoint",
      "delivery.state",
      "delivery.attempts",
      "message.created_at as created",
      "delivery.next_attempt_at as next",
    ])
    .$if(state !== undefined, (query) => query.where("delivery.state", "=", state ?? "pending"))
    .orderBy("message.created_at", "desc")
    .limit(limit)
    .execute();
}

/** The attempts at one delivery, oldest first. */
export async function attemptsOverview(db: Kysely<Database>, message: string) {
  return db
    .selectFrom("webhook_attempts")
    .select(["number", "attempted_at as at", "status", "duration", "error", "response"])
    .where("message_id", "=", message)
    .orderBy("number")
    .execute();
}
