import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import { changeWithAudit } from "../audit/audit-log.js";
import { KEY_FILE, newKey, readKeys, writeKeys } from "../secrets/key-file.js";
import { createSecretBox, type SecretKeys } from "../secrets/secret-box.js";
import type { Database } from "../storage/database.js";
import { resealAll, resealWithAudit, type Resealed } from "./reseal.js";

/** A completed rotation. */
export interface Rotation extends Resealed {
  /** File with the previous keys. */
  readonly kept: string;
}

/**
 * Encrypts all secrets with a new key. The file contains both keys until the transaction has committed, so a crash at
 * any point loses nothing, and the next start completes the rotation. A running service reads the file again when it
 * cannot decrypt a secret.
 *
 * The file belongs to an embedded database, which runs one transaction at a time, so a transaction serves as the lock
 * of the file.
 */
export async function rotateKeyFile(db: Kysely<Database>, path: string): Promise<Rotation> {
  const { before, ...rotation } = await changeWithAudit(
    db,
    { action: "secrets.rotate" },
    async (trx) => {
      const keys = readKeys(path);
      if (!keys) throw new Error(`There is no key in \`${path}\`.`);
      const kept = join(dirname(path), keptName(new Date()));
      const all: SecretKeys = [newKey(), ...keys];
      await writeKeys(kept, keys);
      await writeKeys(path, all);
      const resealed = await resealAll(trx, createSecretBox(all));
      const details = { ...resealed };
      return { result: { ...resealed, kept, before: keys }, subject: "secret key", details };
    },
  );
  await forgetKeys(db, path, before);
  return rotation;
}

/** Encrypts all secrets with the current key, and removes the other keys from the file. */
export async function completeRotation(
  db: Kysely<Database>,
  path: string,
  [current, ...others]: SecretKeys,
): Promise<Resealed> {
  const resealed = await resealWithAudit(db, createSecretBox([current, ...others]));
  await forgetKeys(db, path, others);
  return resealed;
}

/** Removes keys from the file that are no longer in use. Keys of a later rotation stay. */
async function forgetKeys(
  db: Kysely<Database>,
  path: string,
  unused: readonly Uint8Array[],
): Promise<void> {
  const isUsed = (key: Uint8Array) => !unused.some((other) => Buffer.from(other).equals(key));
  await db.transaction().execute(async () => {
    const [first, ...others] = (readKeys(path) ?? []).filter(isUsed);
    if (first) await writeKeys(path, [first, ...others]);
  });
}

function keptName(now: Date): string {
  return `${KEY_FILE}.before-${now.toISOString()}`.replaceAll(":", "-");
}
