import type { Command } from "commander";
import { z } from "zod";
import { startTaskQueue } from "../../storage/queue/task-queue.js";
import {
  attemptsOverview,
  deliveriesOverview,
} from "../../storage/overviews/deliveries-overview.js";
import { redeliverMessage } from "../../webhooks/redeliver-message.js";
import { addListCommand } from "../list-command.js";
import { printRows } from "../print-rows.js";
import { parseFlags } from "../parse-flags.js";
import { addSettingsOptions, settingsOf, type SettingsFlags } from "../settings-options.js";
import { withStorage } from "../with-storage.js";

const filterSchema = z.object({
  state: z.enum(["pending", "delivered", "failed"]).optional(),
  limit: z.coerce.number().int().positive().max(10_000).default(50),
});

/** `document-export deliveries`: messages on their way to webhooks. */
export function addDeliveriesCommand(program: Command): void {
  const deliveries = program.command("deliveries").description("messages to webhooks");
  addListCommand(deliveries, "list the newest deliveries", (db, { state, limit }) =>
    deliveriesOverview(db, parseFlags(filterSchema, { state, limit })),
  )
    .option("--state <state>", "only deliveries in this state")
    .option("--limit <number>", "how many at most");
  addShowCommand(deliveries);
  addRetryCommand(deliveries);
}

function addShowCommand(deliveries: Command): void {
  addSettingsOptions(deliveries.command("show").description("list the attempts at a delivery"))
    .argument("<message>", "id of the message")
    .option("--json", "print JSON")
    .action((message: string, { json, ...flags }: SettingsFlags) =>
      withStorage(flags, async ({ db }) =>
        printRows(await attemptsOverview(db, message), { json }),
      ),
    );
}

function addRetryCommand(deliveries: Command): void {
  addSettingsOptions(deliveries.command("retry").description("send a message once more"))
    .argument("<message...>", "ids of the messages")
    .action(async (messages: string[], flags: SettingsFlags) => {
      const { workers } = await settingsOf(flags);
      await withStorage(flags, async (storage) => {
        const queue = await startTaskQueue(storage, workers, (error) =>
          console.error(error.message),
        );
        try {
          for (const message of messages) {
            await redeliverMessage(storage.db, queue, message);
            console.log(`${message} is sent again when a worker runs.`);
          }
        } finally {
          await queue.stop();
        }
      });
    });
}
