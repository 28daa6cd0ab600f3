import type { Logger } from "../logs/logger.js";
import type { Settings } from "../config/settings.js";
import { sealPlainKeys } from "../storage/statements/signing-keys.js";
import type { Storage } from "../storage/storage.js";
import { ensureSigningKey } from "../webhooks/signing-keys.js";
import { keyFileOf, keyPlaceOf, openSecretBox, secretKeys } from "../secrets/open-secret-box.js";
import { assertNothingLost } from "./lost-secrets.js";
import { isKeyInUse } from "./reseal.js";
import { completeRotation } from "./rotate-key-file.js";
import type { SecretBox } from "../secrets/secret-box.js";

/**
 * Opens the secret box of a starting service. Decrypts every secret once, completes an interrupted rotation, creates
 * the first signing key, and encrypts signing keys of earlier versions.
 *
 * @throws {SecretKeyError} if a secret was encrypted with a key that this process lacks.
 */
export async function prepareSecrets(
  { db, kind }: Pick<Storage, "db" | "kind">,
  settings: Settings,
  log: Logger,
): Promise<SecretBox> {
  const source = { ...settings, isInUse: () => isKeyInUse(db) };
  const keys = await secretKeys(source);
  const path = keyFileOf(source);
  const box = await openSecretBox(source);
  await ensureSigningKey(db, box);
  await assertNothingLost(db, box, keyPlaceOf(source));
  if (keys && path !== undefined && keys.length > 1) {
    log.warn({ data: settings.data }, "completing an interrupted rotation of the secret key");
    await completeRotation(db, path, keys);
  }
  if (!box.hasKey) {
    // No secret is encrypted, or this process would not have started.
    log.warn({}, "signing keys are stored in plain text: set DOCUMENT_EXPORT_SECRET_KEY");
    return box;
  }
  // Only on PostgreSQL can a process of the previous version run at the same time as this one.
  const which = kind === "embedded" ? "all" : "due";
  await db.transaction().execute((trx) => sealPlainKeys(trx, box, which));
  return box;
}
