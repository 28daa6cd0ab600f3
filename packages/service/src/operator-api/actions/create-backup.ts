import { recordChange } from "../../audit/audit-log.js";
import { backupChunks } from "../../backup/write-backup.js";
import { secretKeys } from "../../secrets/open-secret-box.js";
import type { Actor, DataContext } from "../data-context.js";
import { refused } from "../refusals.js";

/**
 * Streams a backup while the service keeps running. With a passphrase, the backup includes the service's key and is
 * encrypted. The audit entry is written before the first byte, because even a partial backup contains data.
 *
 * @throws {ProblemError} 422 if there is no key to include.
 */
export async function createBackup(
  { storage, settings }: DataContext,
  { name: actor }: Actor,
  passphrase: string | undefined,
): Promise<AsyncGenerator<Buffer>> {
  const keys = passphrase === undefined ? undefined : await secretKeys(settings);
  if (passphrase !== undefined && !keys)
    throw refused("The service has no key to include. Make the backup without `passphrase`.");
  const secrets = passphrase === undefined || !keys ? undefined : { passphrase, keys };
  const details = { withKey: secrets !== undefined };
  await recordChange(storage.db, {
    actor,
    action: "database.backup",
    subject: "database",
    details,
  });
  return backupChunks(storage, secrets);
}
