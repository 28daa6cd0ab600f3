import type { Command } from "commander";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Database } from "../../storage/database.js";
import { startTaskQueue } from "../../storage/queue/task-queue.js";
import { redeliverMessage } from "../../webhooks/redeliver-message.js";
import { addListCommand, type SettingsFlags, withStorage } from "../database-command.js";
import { addSettingsOptions } from "../setting-flags.js";
import { parseFlags } from "../parse-flags.js";
import { printRows } from "../print-rows.js";

const filterSchema = z.object({
  state: z.enum(["pending", "delivered", "failed"]).optional(),
  limit: z.coerce.number().int().positive().max(10_000).default(50),
});

/** `document-export deliveries`: messages to webhooks, and the attempts to deliver them. */
export function addDeliveriesCommand(program: Command): void {
  const deliveries = program
    .command("deliveries")
    .description("inspect and retry messages to webhooks");
  addListCommand(deliveries, "list the newest deliveries", (db, { state, limit }) =>
    deliveriesOverview(db, parseFlags(filterSchema, { state, limit })),
  )
    .option("--state <state>", "only deliveries in this state")
    .option("--limit <number>", "maximum number of rows");
  addShowCommand(deliveries);
  addRetryCommand(deliveries);
}

function addShowCommand(deliveries: Command): void {
  addSettingsOptions(deliveries.command("show").description("list the attempts of a delivery"))
    .argument("<message>", "id of the message")
    .option("--json", "print JSON")
    .action((message: string, { json, ...flags }: SettingsFlags) =>
      withStorage(flags, async ({ db }) =>
        printRows(await attemptsOverview(db, message), { json }),
      ),
    );
}

function addRetryCommand(deliveries: Command): void {
  addSettingsOptions(deliveries.command("retry").description("deliver messages again"))
    .argument("<message...>", "ids of the messages")
    .action(async (messages: string[], flags: SettingsFlags) => {
      await withStorage(flags, async (storage, { settings: { workers } }) => {
        const queue = await startTaskQueue(storage, workers, (error) =>
          console.error(error.message),
        );
        try {
          for (const message of messages) {
            await redeliverMessage(storage.db, queue, message);
            console.log(`${message} will be sent by the next running worker.`);
          }
        } finally {
          await queue.stop();
        }
      });
    });
}

/** The state of a delivery. */
export type DeliveryState = Database["webhook_deliveries"]["state"];

/** Which deliveries to list. */
export interface DeliveryFilter {
  readonly state?: DeliveryState | undefined;
  readonly limit: number;
}

/** The newest deliveries, for the operator. */
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

/** The attempts of one delivery, oldest first. */
export async function attemptsOverview(db: Kysely<Database>, message: string) {
  return db
    .selectFrom("webhook_attempts")
    .select(["number", "attempted_at as at", "status", "duration", "error", "response"])
    .where("message_id", "=", message)
    .orderBy("number")
    .execute();
}
