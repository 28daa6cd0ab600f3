import type { Command } from "commander";
import { listSigningKeys } from "../../storage/statements/signing-keys.js";
import { ensureSigningKey } from "../../webhooks/ensure-signing-key.js";
import { publishedKeys } from "../../webhooks/published-keys.js";
import { addSettingsOptions, type SettingsFlags } from "../settings-options.js";
import { withStorage } from "../with-storage.js";

/** `document-export webhooks keys`: prints the public keys that receivers check signatures with. */
export function addWebhooksCommand(program: Command): void {
  const webhooks = program.command("webhooks").description("webhooks and their keys");
  addSettingsOptions(
    webhooks.command("keys").description("print the public keys that sign messages"),
  ).action((flags: SettingsFlags) =>
    withStorage(flags, async ({ db }) => {
      await ensureSigningKey(db);
      for (const { whpk } of publishedKeys(await listSigningKeys(db))) console.log(whpk);
    }),
  );
}
