import { stat } from "node:fs/promises";
import type { Command } from "commander";
import { openBackup, type OpenBackup } from "../../../backup/read-backup.js";
import { restoreBackup, type RestoreOptions } from "../../../backup/restore-backup.js";
import type { Settings } from "../../../config/settings.js";
import { readKeys } from "../../../secrets/key-file.js";
import { secretKeys } from "../../../secrets/open-secret-box.js";
import { migrationNames } from "../../../storage/migrations/migrate.js";
import { openStorage } from "../../../storage/open-storage.js";
import { counted } from "../../counted.js";
import { UsageError } from "../../client/exit-codes.js";
import { type SettingsFlags, settingsOf } from "../../database-command.js";
import { addSettingsOptions } from "../../setting-flags.js";
import { openForCommand } from "../../open-for-command.js";
import { knownPassphrase } from "../../read-passphrase.js";

/** `document-export restore`: replaces the content of the database with a backup. */
export function defineRestoreCommand(command: Command): void {
  addSettingsOptions(command)
    .argument("<file>", "file that `backup` has written")
    .option("--replace", "replace everything in the database")
    .option("--passphrase-file <file>", "file whose first line is the passphrase")
    .option("--secret-key-file <file>", "the `secret.key` of the service that was backed up")
    .action(async (path: string, flags: SettingsFlags) => {
      const { replace, passphraseFile, secretKeyFile, ...rest } = flags;
      const file = textOf(passphraseFile);
      await assertFile(path);
      const backup = await openBackup(path, () => knownPassphrase({ file }));
      try {
        await restore(backup, rest, {
          replace: replace === true,
          otherKeys: keysIn(textOf(secretKeyFile)),
        });
      } finally {
        await backup.close();
      }
    });
}

async function restore(
  backup: OpenBackup,
  flags: SettingsFlags,
  options: Pick<RestoreOptions, "replace" | "otherKeys">,
): Promise<void> {
  // For a current backup, a new embedded database is created from the prebuilt one. An older backup needs the tables of
  // its version.
  const isCurrent = backup.header.migrations.join() === migrationNames.join();
  const { storage, settings } = await openForCommand(await settingsOf(flags), (own) =>
    openStorage(own, isCurrent ? migrationNames : undefined),
  );
  try {
    const keys = await secretKeys(settings);
    const { lease } = settings.workers;
    const { rows } = await restoreBackup(storage, backup, { ...options, keys, lease });
    const { workspaces = 0, jobs = 0, document_exports: records = 0 } = rows;
    const { created } = backup.header;
    console.log(
      `Restored the backup of ${created} to ${placeOf(settings)}: ${counted(workspaces, "workspace")}, ${counted(jobs, "job")}, ${counted(records, "record")}.`,
    );
  } finally {
    await storage.close();
  }
}

/** Throws a UsageError if the path is not a file: a backup is read twice, starting with its end. */
async function assertFile(path: string): Promise<void> {
  const found = await stat(path).catch((cause: Error) => {
    throw new UsageError(`Cannot read the backup: ${cause.message}.`, { cause });
  });
  if (!found.isFile())
    throw new UsageError(
      `\`${path}\` is not a file: expected one that \`document-export backup\` has written.`,
    );
}

function placeOf({ databaseUrl, data }: Settings): string {
  return databaseUrl === undefined ? `the data folder \`${data}\`` : "PostgreSQL";
}

function keysIn(path: string | undefined): readonly Uint8Array[] {
  const keys = path === undefined ? [] : readKeys(path);
  if (keys) return keys;
  throw new UsageError(
    `The file \`${path}\` cannot be read, or has no key: expected 32 bytes in base64.`,
  );
}

function textOf(flag: unknown): string | undefined {
  return typeof flag === "string" ? flag : undefined;
}
