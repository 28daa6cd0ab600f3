import { recordChange } from "../../audit/audit-log.js";
import { backupChunks } from "../../backup/write-backup.js";
import { secretKeys } from "../../secrets/open-secret-box.js";
import type { Actor, DataContext } from "../data-context.js";
import { refused } from "../refusals.js";

/**
 * A backup as a stream of bytes, while the service goes on. With a passphrase it includes the key of the service, and is
 * encrypted. The audit log says so before the first byte: a part of a backup holds data too.
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
