import type { Command } from "commander";
import type { Settings } from "../../../config/settings.js";
import { keyFileOf, openSecretBox, secretKeys } from "../../../secrets/open-secret-box.js";
import { isKeyInUse, resealWithAudit, type Resealed } from "../../../key-rotation/reseal.js";
import { rotateKeyFile } from "../../../key-rotation/rotate-key-file.js";
import type { Storage } from "../../../storage/storage.js";
import { type SettingsFlags, withStorage } from "../../database-command.js";
import { addSettingsOptions } from "../../setting-flags.js";

/** `document-export secrets`: the key that encrypts secrets of connections and signing keys. */
export function addSecretsCommand(program: Command): void {
  const secrets = program.command("secrets").description("manage the key that encrypts secrets");
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
}

async function rotateFile({ db }: Storage, settings: Settings, path: string): Promise<void> {
  // Makes the file where it is missing.
  await secretKeys({ ...settings, isInUse: () => isKeyInUse(db) });
  const { kept, ...resealed } = await rotateKeyFile(db, path);
  console.log(describe(resealed));
  console.log(
    `The key before is kept in \`${kept}\`: backups that were made before without --with-key need it. Delete it when you no longer need those.`,
  );
}

/** Keys that are settings are changed by the operator, in all processes; only then can everything be encrypted again. */
async function rotateSetting({ db }: Storage, settings: Settings): Promise<void> {
  if (settings.secretKey === undefined || settings.previousSecretKeys.length === 0)
    throw new Error(stepsOf(settings.secretKey));
  const box = await openSecretBox(settings);
  const resealed = await resealWithAudit(db, box);
  console.log(describe(resealed));
  console.log(
    "DOCUMENT_EXPORT_PREVIOUS_SECRET_KEYS is no longer needed. Keep the key before for backups that were made before without --with-key.",
  );
}

function describe({ connections, signingKeys }: Resealed): string {
  return `Encrypted with the new key: the secrets of ${connections} connections, and ${signingKeys} signing keys.`;
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
