import type { Command } from "commander";
import {
  addSigningKey,
  listSigningKeys,
  removeSigningKey,
} from "../../storage/statements/signing-keys.js";
import { createSigningKey, ensureSigningKey, publishedKeys } from "../../webhooks/signing-keys.js";
import { addSettingsOptions, type SettingsFlags, withStorage } from "../database-command.js";
import { printRows } from "../print-rows.js";

/** `document-export webhooks keys` and its kin: what messages are signed with, and how that changes. */
export function addWebhookKeyCommands(webhooks: Command): void {
  addSettingsOptions(
    webhooks.command("keys").description("list the public keys that sign messages"),
  )
    .option("--json", "print JSON Web Keys")
    .action(({ json, ...flags }: SettingsFlags) =>
      withStorage(flags, async ({ db }) => {
        await ensureSigningKey(db);
        const keys = publishedKeys(await listSigningKeys(db));
        const rows = keys.map((key) =>
          json === true ? { ...key } : { id: key.kid, whpk: key.whpk },
        );
        printRows(rows, { json });
      }),
    );
  addSettingsOptions(
    webhooks
      .command("add-key")
      .description("sign with a new key too, as the first step of a change"),
  ).action((flags: SettingsFlags) =>
    withStorage(flags, async ({ db }) => {
      const key = createSigningKey();
      await addSigningKey(db, key, new Date());
      console.log(key.id);
    }),
  );
  addSettingsOptions(
    webhooks.command("remove-key").description("sign with a key no longer, as the last step"),
  )
    .argument("<id>", "id of the key, as `webhooks keys` shows it")
    .action((id: string, flags: SettingsFlags) =>
      withStorage(flags, async ({ db }) => {
        const keys = await listSigningKeys(db);
        if (!keys.some((key) => key.id === id)) throw new Error(`There is no key \`${id}\`.`);
        if (keys.length === 1)
          throw new Error(
            "This is the only key. Add another first: `document-export webhooks add-key`.",
          );
        await removeSigningKey(db, id);
        console.log(`The key ${id} signs no more.`);
      }),
    );
}
