import type { Kysely } from "kysely";
import type { Database } from "../../../src/storage/database.js";

/** Returns the messages whose delivery is in a state, newest first. */
export function listDeliveries(
  db: Kysely<Database>,
  state: Database["webhook_deliveries"]["state"],
): Promise<readonly { readonly message: string }[]> {
  return db
    .selectFrom("webhook_deliveries as delivery")
    .innerJoin("webhook_messages as message", "message.id", "delivery.message_id")
    .select("message.id as message")
    .where("delivery.state", "=", state)
    .orderBy("message.created_at", "desc")
    .execute();
}
