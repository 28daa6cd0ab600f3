import type { Kysely } from "kysely";
import { recordChange } from "../audit/audit-log.js";
import type { TaskQueue } from "../storage/queue/task-queue.js";
import type { Database } from "../storage/database.js";
import { closeCircuit } from "../storage/statements/circuits.js";
import { findDelivery, reopenDelivery } from "../storage/statements/webhook-messages.js";
import { circuitOf } from "./circuit.js";

/**
 * Reopens an ended delivery for one more attempt, under the same `webhook-id`.
 *
 * @throws an error if there is no such message, if its delivery has not failed, or if its webhook is disabled.
 */
export async function redeliverMessage(
  db: Kysely<Database>,
  queue: TaskQueue,
  message: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const delivery = await findDelivery(trx, message);
    if (!delivery)
      throw new Error(
        `There is no message \`${message}\`. Messages are removed \`retention.messages\` days after their delivery ended. \`document-export deliveries list\` shows the newest.`,
      );
    if (delivery.state === "delivered")
      throw new Error(
        `The message \`${message}\` was delivered, and its body was removed then. Only deliveries that failed can be repeated.`,
      );
    if (delivery.disabled)
      throw new Error(
        `The webhook ${delivery.webhook_id} of the message \`${message}\` is disabled. Enable it first: \`document-export webhooks enable ${delivery.webhook_id}\`.`,
      );
    if (!(await reopenDelivery(trx, message, new Date())))
      throw new Error(`The delivery of the message \`${message}\` has not ended yet.`);
    // The operator knows that the endpoint responds again.
    await closeCircuit(trx, circuitOf(delivery));
    const task = { message, attempt: delivery.attempts + 1 };
    const { workspace_id: workspace, endpoint } = delivery;
    await queue.enqueueDeliveries(trx, [{ task, workspace, endpoint }]);
    const details = { workspace, job: delivery.job_id, event: delivery.event };
    await recordChange(trx, { action: "delivery.retry", subject: `message ${message}`, details });
  });
}
