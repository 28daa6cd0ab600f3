import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../storage/database.js";
import { KEY_FILE, newKey, writeKeys } from "../secrets/key-file.js";
import { resealWithAudit, type Resealed } from "./reseal.js";
import { createSecretBox, type SecretKeys } from "../secrets/secret-box.js";

/** A rotation that ended. */
export interface Rotation extends Resealed {
  /** The file that has the keys before. */
  readonly kept: string;
}

/**
 * Encrypts everything with a new key. The file has both keys until the transaction has committed, so that a crash at any
 * point loses nothing; the next start completes the rotation. A running service reads the file again where it
 * meets something that it cannot decrypt.
 */
export async function rotateKeyFile(
  db: Kysely<Database>,
  path: string,
  keys: SecretKeys,
): Promise<Rotation> {
  const next = newKey();
  const kept = join(
    dirname(path),
    `${KEY_FILE}.before-${new Date().toISOString()}`.replaceAll(":", "-"),
  );
  await writeKeys(kept, keys);
  await writeKeys(path, [next, ...keys]);
  return { ...(await completeRotation(db, path, [next, ...keys])), kept };
}

/** Encrypts everything with the current key, and removes the other keys from the file. */
export async function completeRotation(
  db: Kysely<Database>,
  path: string,
  keys: SecretKeys,
): Promise<Resealed> {
  const box = createSecretBox(keys);
  const resealed = await resealWithAudit(db, box);
  await writeKeys(path, [keys[0]]);
  return resealed;
}
