import type { Command } from "commander";
import { changeWithAudit } from "../../audit/audit-log.js";
import { openSecretBox } from "../../secrets/open-secret-box.js";
import {
  addSigningKey,
  listSigningKeys,
  removeSigningKey,
} from "../../storage/statements/signing-keys.js";
import { createSigningKey, ensureSigningKey, publishedKeys } from "../../webhooks/signing-keys.js";
import { type SettingsFlags, withStorage } from "../database-command.js";
import { addSettingsOptions } from "../setting-flags.js";
import { printRows } from "../print-rows.js";

/** `document-export webhooks keys`, `add-key` and `remove-key`: the keys that sign messages, and their rotation. */
export function addWebhookKeyCommands(webhooks: Command): void {
  addSettingsOptions(
    webhooks.command("keys").description("list the public keys of the keys that sign messages"),
  )
    .option("--json", "print JSON Web Keys")
    .action(({ json, ...flags }: SettingsFlags) =>
      withStorage(flags, async ({ db }, { settings }) => {
        await ensureSigningKey(db, await openSecretBox(settings));
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
      .description("sign with an additional new key: the first step of a key rotation"),
  ).action((flags: SettingsFlags) =>
    withStorage(flags, async ({ db }, { settings }) => {
      const key = createSigningKey();
      await changeWithAudit(db, { action: "signing-key.add" }, async (trx) => {
        // Read inside the transaction: a rotation of the key comes before it or after it.
        const box = await openSecretBox(settings);
        await addSigningKey(trx, box, key, new Date());
        return { result: undefined, subject: `signing key ${key.id}` };
      });
      console.log(key.id);
    }),
  );
  addSettingsOptions(
    webhooks
      .command("remove-key")
      .description("stop signing with a key: the last step of a key rotation"),
  )
    .argument("<id>", "id of the key, as `webhooks keys` shows it")
    .action((id: string, flags: SettingsFlags) =>
      withStorage(flags, async ({ db }) => {
        const keys = await listSigningKeys(db);
        if (!keys.some((key) => key.id === id))
          throw new Error(
            `There is no key \`${id}\`. \`document-export webhooks keys\` shows all keys.`,
          );
        if (keys.length === 1)
          throw new Error(
            "This is the only key. Add another one first: `document-export webhooks add-key`.",
          );
        await changeWithAudit(db, { action: "signing-key.remove" }, async (trx) => {
          await removeSigningKey(trx, id);
          return { result: undefined, subject: `signing key ${id}` };
        });
        console.log(`The key ${id} no longer signs messages.`);
      }),
    );
}
