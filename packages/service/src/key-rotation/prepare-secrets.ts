import type { Logger } from "pino";
import type { Settings } from "../config/settings.js";
import { sealPlainKeys } from "../storage/statements/signing-keys.js";
import type { Storage } from "../storage/storage.js";
import { ensureSigningKey } from "../webhooks/signing-keys.js";
import { keyFileOf, openSecretBox, secretKeys } from "../secrets/open-secret-box.js";
import { isKeyInUse } from "./reseal.js";
import { completeRotation } from "./rotate-key-file.js";
import type { SecretBox } from "../secrets/secret-box.js";

/**
 * Opens the secret box of a service that starts, completes a rotation that was interrupted, creates the first signing key,
 * and encrypts signing keys of earlier versions.
 */
export async function prepareSecrets(
  { db, kind }: Pick<Storage, "db" | "kind">,
  settings: Settings,
  log: Logger,
): Promise<SecretBox> {
  const source = { ...settings, isInUse: () => isKeyInUse(db) };
  const keys = await secretKeys(source);
  const path = keyFileOf(source);
  if (keys && path !== undefined && keys.length > 1) {
    log.warn({ path }, "completing an interrupted rotation of the secret key");
    await completeRotation(db, path, keys);
  }
  const box = await openSecretBox(source);
  await ensureSigningKey(db, box);
  if (!box.hasKey) {
    log.warn("signing keys are stored in plain text: set DOCUMENT_EXPORT_SECRET_KEY");
    return box;
  }
  // Only on PostgreSQL may a process of the version before run beside this one.
  const which = kind === "embedded" ? "all" : "due";
  await db.transaction().execute((trx) => sealPlainKeys(trx, box, which));
  return box;
}
