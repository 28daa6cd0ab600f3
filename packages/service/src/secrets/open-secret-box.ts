import { join } from "node:path";
import { makeFolder } from "../folders/make-folder.js";
import { keyOfFile } from "./key-file.js";
import { createSecretBox, lockedSecretBox, type SecretBox } from "./secret-box.js";

/** Where the key comes from. */
export interface SecretKeySource {
  readonly secretKey?: string | undefined;
  readonly databaseUrl?: string | undefined;
  readonly data: string;
  /** @default a function that assumes that something is encrypted with the key */
  readonly isInUse?: () => Promise<boolean>;
}

/**
 * Opens the box that encrypts the secrets of connections, with the key of the settings.
 * Without one the embedded service, which is a single process, creates a key in its data folder. On PostgreSQL every
 * process needs the same key, so that it must be set.
 */
export async function openSecretBox(source: SecretKeySource): Promise<SecretBox> {
  const { secretKey, databaseUrl, data, isInUse = () => Promise.resolve(true) } = source;
  if (secretKey !== undefined) return createSecretBox(Buffer.from(secretKey, "base64"));
  if (databaseUrl !== undefined) return lockedSecretBox;
  await makeFolder(data);
  return createSecretBox(await keyOfFile(join(data, "secret.key"), isInUse));
}
