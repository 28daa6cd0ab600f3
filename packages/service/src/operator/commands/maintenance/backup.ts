import type { Command } from "commander";
import { recordChange } from "../../../audit/audit-log.js";
import { writeBackup } from "../../../backup/write-backup.js";
import { secretKeys } from "../../../secrets/open-secret-box.js";
import type { Settings } from "../../../config/settings.js";
import { countUploadObjects } from "../../../storage/uploads/upload-objects.js";
import { type SettingsFlags, withStorage } from "../../database-command.js";
import { addSettingsOptions } from "../../setting-flags.js";
import { newPassphrase } from "../../read-passphrase.js";

/** `document-export backup`: writes everything that the database holds to a file, while the service runs. */
export function addBackupCommand(program: Command): void {
  addSettingsOptions(
    program
      .command("backup")
      .description("write everything that the database holds to a file; the service keeps running"),
  )
    .argument("<file>", "file to write, which is replaced when the new one is whole")
    .option("--with-key", "include the key of the service, and encrypt the file with a passphrase")
    .option("--passphrase-file <file>", "file whose first line is the passphrase")
    .action(async (path: string, flags: SettingsFlags) => {
      const { withKey, passphraseFile, ...rest } = flags;
      const file = typeof passphraseFile === "string" ? passphraseFile : undefined;
      const passphrase = withKey === true ? await newPassphrase({ file }) : undefined;
      await withStorage(rest, async (storage, { settings }) => {
        const secrets =
          passphrase === undefined ? undefined : { passphrase, keys: await keysOf(settings) };
        const { bytes, hash } = await writeBackup(storage, path, secrets);
        const details = { bytes, hash, withKey: secrets !== undefined };
        await recordChange(storage.db, { action: "database.backup", subject: "database", details });
        console.log(`${path}: ${bytes} bytes, SHA-256 ${hash}`);
        const objects = await countUploadObjects(storage.db);
        if (objects > 0)
          console.error(
            `${objects} uploads are in the bucket: the file lists them, but does not contain them.`,
          );
        if (!secrets) console.error(WITHOUT_KEY);
      });
    });
}

const WITHOUT_KEY =
  "The file is not encrypted. Secrets of connections and signing keys in it can be decrypted only with the key of this service (secret.key in the data folder, or DOCUMENT_EXPORT_SECRET_KEY): keep that too, in another place, or use --with-key.";

async function keysOf(settings: Settings): Promise<readonly Uint8Array[]> {
  const keys = await secretKeys(settings);
  if (keys) return keys;
  throw new Error("The service has no key to include. Make the backup without --with-key.");
}
