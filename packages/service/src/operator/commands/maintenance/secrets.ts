import type { Command } from "commander";
import type { Settings } from "../../../config/settings.js";
import { describeLost, findLostSecrets, isEmpty } from "../../../key-rotation/lost-secrets.js";
import {
  keyFileOf,
  keyPlaceOf,
  openSecretBox,
  secretKeys,
} from "../../../secrets/open-secret-box.js";
import {
  discardWithAudit,
  isKeyInUse,
  resealWithAudit,
  type Resealed,
} from "../../../key-rotation/reseal.js";
import { rotateKeyFile } from "../../../key-rotation/rotate-key-file.js";
import type { Storage } from "../../../storage/storage.js";
import { counted } from "../../counted.js";
import { type SettingsFlags, withStorage } from "../../database-command.js";
import { addSettingsOptions } from "../../setting-flags.js";

/** `document-export secrets`: the key that encrypts secrets of connections and signing keys. */
export function defineSecretsCommand(secrets: Command): void {
  addSettingsOptions(
    secrets
      .command("rotate")
      .description("encrypt all secrets with a new key; the service keeps running"),
  ).action((flags: SettingsFlags) =>
    withStorage(flags, async (storage, { settings }) => {
      const path = keyFileOf(settings);
      await (path === undefined
        ? rotateSetting(storage, settings)
        : rotateFile(storage, settings, path));
    }),
  );
  addSettingsOptions(
    secrets
      .command("discard")
      .description("show what was encrypted with a lost key, and remove it"),
  )
    .option("--yes", "remove it")
    .action(({ yes, ...flags }: SettingsFlags & { readonly yes?: boolean }) =>
      withStorage(flags, (storage, { settings }) => discard(storage, settings, yes === true)),
    );
}

async function discard({ db }: Storage, settings: Settings, isConfirmed: boolean): Promise<void> {
  const box = await openSecretBox({ ...settings, isInUse: () => isKeyInUse(db) });
  const lost = await findLostSecrets(db, box);
  if (isEmpty(lost)) return console.log("Every secret can be decrypted: there is nothing to do.");
  const keys = `the keys of ${keyPlaceOf(settings)}`;
  if (!isConfirmed)
    throw new Error(
      `With ${keys}, ${describeLost(lost)} cannot be decrypted. Start with the key that fits if you have it. If it is lost for good, \`document-export secrets discard --yes\` removes them, which cannot be undone.`,
    );
  if (!box.hasKey) box.seal("");
  const removed = await discardWithAudit(db, box);
  console.log(`Removed ${describeLost(removed)}.`);
  if (removed.signingKeys.length > 0)
    console.log(
      "Messages are now signed with another key: receivers that keep a copy of the public keys need `document-export webhooks keys`.",
    );
  for (const id of removed.connections)
    console.log(`Set its secrets again: \`document-export connections update ${id} --secret …\``);
}

async function rotateFile({ db }: Storage, settings: Settings, path: string): Promise<void> {
  // Creates the key file if it is missing.
  await secretKeys({ ...settings, isInUse: () => isKeyInUse(db) });
  const { kept, ...resealed } = await rotateKeyFile(db, path);
  console.log(describe(resealed));
  console.log(
    `The previous key is stored in \`${kept}\`: backups made earlier without --with-key need it. Delete it when you no longer need those.`,
  );
}

/**
 * Rotates keys that are settings. The operator changes them in all processes; only then can everything be encrypted
 * again.
 */
async function rotateSetting({ db }: Storage, settings: Settings): Promise<void> {
  if (settings.secretKey === undefined || settings.previousSecretKeys.length === 0)
    throw new Error(stepsOf(settings.secretKey));
  const box = await openSecretBox(settings);
  const resealed = await resealWithAudit(db, box);
  console.log(describe(resealed));
  console.log(
    "DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS is no longer needed. Keep the previous key for backups made earlier without --with-key.",
  );
}

function describe({ connections, signingKeys }: Resealed): string {
  return `Encrypted with the new key: the secrets of ${counted(connections, "connection")}, and ${counted(signingKeys, "signing key")}.`;
}

function stepsOf(current: string | undefined): string {
  if (current === undefined)
    return "The service has no key to rotate. Set DOCUMENT_EXPORT_SECRET_KEY in every process; `openssl rand -base64 32` prints a key.";
  return [
    "The key is a setting, so that you change it in every process:",
    "1. Set DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS to a new key, which `openssl rand -base64 32` prints, and restart the processes one by one.",
    "2. Swap both: the new key as DOCUMENT_EXPORT_SECRET_KEY, the current one as DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS. Restart them one by one.",
    "3. Run `document-export secrets rotate` again, with these settings.",
    "4. Remove DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS.",
  ].join("\n");
}
