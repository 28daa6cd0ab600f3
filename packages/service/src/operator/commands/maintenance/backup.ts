import { access, constants, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Command } from "commander";
import { recordChange } from "../../../audit/audit-log.js";
import { type BackupKeys, writeBackup, type WrittenBackup } from "../../../backup/write-backup.js";
import { secretKeys } from "../../../secrets/open-secret-box.js";
import type { Settings } from "../../../config/settings.js";
import { countUploadObjects } from "../../../storage/uploads/upload-objects.js";
import type { Storage } from "../../../storage/storage.js";
import { InterruptedError, UsageError } from "../../client/exit-codes.js";
import { type SettingsFlags, withStorage } from "../../database-command.js";
import { addSettingsOptions } from "../../setting-flags.js";
import { newPassphrase } from "../../read-passphrase.js";
import { untilInterrupted } from "../../client/until-interrupted.js";

/** `document-export backup`: writes the whole content of the database to a file, while the service runs. */
export function defineBackupCommand(command: Command): void {
  addSettingsOptions(command)
    .argument("<file>", "file to write; an existing one is replaced once the backup is complete")
    .option("--with-key", "include the key of the service, and encrypt the file with a passphrase")
    .option("--passphrase-file <file>", "file whose first line is the passphrase")
    .action(async (path: string, flags: SettingsFlags) => {
      const { withKey, passphraseFile, ...rest } = flags;
      await assertPlace(path);
      const file = typeof passphraseFile === "string" ? passphraseFile : undefined;
      const passphrase = withKey === true ? await newPassphrase({ file }) : undefined;
      await withStorage(rest, async (storage, { settings }) => {
        const secrets =
          passphrase === undefined ? undefined : { passphrase, keys: await keysOf(settings) };
        const { bytes, hash } = await write(storage, path, secrets);
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

/** Throws a UsageError for a path that a file cannot replace, before a possibly large database is read. */
async function assertPlace(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && !found.isFile())
    throw new UsageError(
      `\`${path}\` is ${found.isDirectory() ? "a folder" : "a device or a pipe"}: expected the path of a file, which is written beside it and moved into place.`,
    );
  const folder = dirname(path);
  await access(folder, constants.W_OK).catch((cause: Error) => {
    throw new UsageError(`Cannot write a backup into the folder \`${folder}\`: ${cause.message}.`, {
      cause,
    });
  });
}

/** Writes the file; an interruption leaves neither a partial file nor the temporary copy of the database. */
function write(
  storage: Storage,
  path: string,
  secrets: BackupKeys | undefined,
): Promise<WrittenBackup> {
  return untilInterrupted(async (signal) => {
    try {
      return await writeBackup(storage, path, secrets, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new InterruptedError("Interrupted: no backup was written.");
    }
  });
}

const WITHOUT_KEY =
  "The file is not encrypted. Secrets of connections and signing keys in it can be decrypted only with the key of this service (secret.key in the data folder, or DOCUMENT_EXPORT_SECRET_KEY): keep that too, in another place, or use --with-key.";

async function keysOf(settings: Settings): Promise<readonly Uint8Array[]> {
  const keys = await secretKeys(settings);
  if (keys) return keys;
  throw new Error("The service has no key to include. Make the backup without --with-key.");
}
