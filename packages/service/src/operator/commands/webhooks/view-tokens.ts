import type { ViewToken } from "@document-export/operator/types";
import type { Command } from "commander";
import type { ListFlags } from "../../client/list-command.js";
import { given, toSecond } from "../../client/members.js";
import { addOperatorOptions, withOperator } from "../../client/operator.js";
import { expiryOf, parseDays, parseId } from "../../client/parse-values.js";
import type { SettingsFlags } from "../../database-command.js";
import { parseName } from "../../parse-name.js";
import { printRows } from "../../print-rows.js";

interface AddFlags extends SettingsFlags {
  readonly days?: number;
}

/**
 * `document-export webhooks view-tokens`, `add-view-token` and `remove-view-token`: access to the page of one webhook.
 */
export function addViewTokenCommands(webhooks: Command): void {
  addOperatorOptions(
    webhooks
      .command("view-tokens")
      .description(
        "list the tokens that may see the page of a webhook, without the tokens themselves",
      ),
  )
    .argument("<webhook>", "id of the webhook", parseId)
    .option("--json", "print JSON")
    .action((webhook: number, flags: ListFlags) =>
      withOperator(flags, async ({ client }) => {
        const { items } = await client.listViewTokens({ webhook });
        printRows(flags.json ? items.map((item) => ({ ...item })) : items.map(rowOf), flags);
      }),
    );
  addOperatorOptions(
    webhooks
      .command("add-view-token")
      .description(
        "allow others to see the page of a webhook: issue a token and print it; it cannot be printed again",
      ),
  )
    .argument("<webhook>", "id of the webhook", parseId)
    .argument("<name>", "who uses it", parseName)
    .option("--days <number>", "days until it expires, at most 366 (default: 30)", parseDays)
    .action((webhook: number, name: string, { days, ...flags }: AddFlags) =>
      withOperator(flags, async ({ client }) => {
        const body = { name, ...given({ expiresAt: expiryOf(days) ?? undefined }) };
        const { token, page } = await client.createViewToken({ webhook, body });
        console.log(token);
        console.error(`Enter it at ${page ?? "/webhook-view/ of the operator's port"}.`);
      }),
    );
  addOperatorOptions(
    webhooks.command("remove-view-token").description("revoke a token that may see a webhook"),
  )
    .argument("<webhook>", "id of the webhook", parseId)
    .argument("<id>", "id of the token, as `webhooks view-tokens` shows it", parseId)
    .action((webhook: number, token: number, flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) => {
        await client.revokeViewToken({ webhook, token });
        console.log(`The view token ${token} is revoked.`);
      }),
    );
}

function rowOf({ id, name, createdAt, expiresAt, lastUsedAt }: ViewToken) {
  return {
    id,
    name,
    created: toSecond(createdAt),
    expires: toSecond(expiresAt),
    "last used": toSecond(lastUsedAt),
  };
}
