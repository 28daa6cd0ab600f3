import type { Command } from "commander";
import type { ListFlags } from "../../client/list-command.js";
import { addOperatorOptions, withOperator } from "../../client/operator.js";
import { publishedKeys } from "../../../webhooks/signing-keys.js";
import type { SettingsFlags } from "../../database-command.js";
import { printRows } from "../../print-rows.js";

/** `document-export webhooks keys`, `add-key` and `remove-key`: the keys that sign messages, and their rotation. */
export function addWebhookKeyCommands(webhooks: Command): void {
  addOperatorOptions(
    webhooks.command("keys").description("list the public keys of the keys that sign messages"),
  )
    .option("--json", "print JSON")
    .action((flags: ListFlags) =>
      withOperator(flags, async ({ client }) => {
        const { items } = await client.listSigningKeys();
        const keys = publishedKeys(
          items.map(({ id, publicKey }) => ({ id, publicKey: publicKey.replace(/^whpk_/, "") })),
        );
        const rows = flags.json ? keys : keys.map(({ kid: id, whpk }) => ({ id, whpk }));
        printRows(
          rows.map((row) => ({ ...row })),
          flags,
        );
      }),
    );
  addOperatorOptions(
    webhooks
      .command("add-key")
      .description("sign with an additional new key: the first step of a key rotation"),
  ).action((flags: SettingsFlags) =>
    withOperator(flags, async ({ client }) => console.log((await client.createSigningKey()).id)),
  );
  addOperatorOptions(
    webhooks
      .command("remove-key")
      .description("stop signing with a key: the last step of a key rotation"),
  )
    .argument("<id>", "id of the key, as `webhooks keys` shows it")
    .action((key: string, flags: SettingsFlags) =>
      withOperator(flags, async ({ client }) => {
        await client.deleteSigningKey({ key });
        console.log(`The key ${key} no longer signs messages.`);
      }),
    );
}
