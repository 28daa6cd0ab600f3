import type { Command } from "commander";
import type { Kysely } from "kysely";
import { changeWithAudit } from "../../audit/audit-log.js";
import type { Database } from "../../storage/database.js";
import { enableWebhook } from "../../storage/statements/webhooks.js";
import { addListCommand, type SettingsFlags, withStorage } from "../database-command.js";
import { addSettingsOptions } from "../setting-flags.js";
import { addWebhookKeyCommands } from "./webhook-keys.js";

/** `document-export webhooks`: registered webhooks, and the keys that receivers check signatures with. */
export function addWebhooksCommand(program: Command): void {
  const webhooks = program
    .command("webhooks")
    .description("manage webhooks and their signing keys");
  addListCommand(webhooks, "list all webhooks", webhooksOverview);
  addEnableCommand(webhooks);
  addWebhookKeyCommands(webhooks);
}

function addEnableCommand(webhooks: Command): void {
  addSettingsOptions(webhooks.command("enable").description("enable a disabled webhook again"))
    .argument("<id>", "id of the webhook")
    .action((id: string, flags: SettingsFlags) =>
      withStorage(flags, async ({ db }) => {
        await changeWithAudit(db, { action: "webhook.enable" }, async (trx) => {
          if (!/^\d{1,9}$/.test(id) || !(await enableWebhook(trx, Number(id))))
            throw new Error(
              `There is no webhook \`${id}\`. \`document-export webhooks list\` shows all webhooks.`,
            );
          return { result: undefined, subject: `webhook ${id}` };
        });
        console.log(`The webhook ${id} is enabled.`);
      }),
    );
}

/** All webhooks, for the operator. */
export async function webhooksOverview(db: Kysely<Database>) {
  return db
    .selectFrom("webhooks")
    .select([
      "id",
      "workspace_id as workspace",
      "endpoint",
      "origin",
      "failing_since as failing since",
      "disabled_at as disabled",
    ])
    .orderBy("id")
    .execute();
}
