import { join } from "node:path";
import { makeFolder, PRIVATE_MODE } from "../folders/make-folder.js";
import { KEY_FILE, keysOfFile, readKeys } from "./key-file.js";
import { createSecretBox, lockedSecretBox, type SecretBox, type SecretKeys } from "./secret-box.js";

/** Source of the keys. */
export interface SecretKeySource {
  readonly secretKey?: string | undefined;
  readonly previousSecretKeys?: readonly string[];
  readonly databaseUrl?: string | undefined;
  readonly data: string;
  /** @default a function that assumes that something is encrypted with the key */
  readonly isInUse?: () => Promise<boolean>;
}

/** Settings that determine the source of the keys. */
export const secretSettings = [
  "secretKey",
  "previousSecretKeys",
  "databaseUrl",
  "data",
] as const satisfies readonly (keyof SecretKeySource)[];

/**
 * Returns the keys from the settings, the current one first; undefined if there is none. If no key is set, the embedded
 * service, which is a single process, creates one in its data folder. On PostgreSQL every process needs the same keys,
 * so they must be set.
 */
export async function secretKeys(source: SecretKeySource): Promise<SecretKeys | undefined> {
  const { secretKey, previousSecretKeys = [], isInUse = () => Promise.resolve(true) } = source;
  if (secretKey !== undefined) return [decodeKey(secretKey), ...previousSecretKeys.map(decodeKey)];
  const path = keyFileOf(source);
  if (path === undefined) return undefined;
  await makeFolder(source.data, PRIVATE_MODE);
  return keysOfFile(path, isInUse);
}

/** Returns the path of the key file; undefined if the keys are a setting, or missing. */
export function keyFileOf({
  secretKey,
  databaseUrl,
  data,
}: Pick<SecretKeySource, "secretKey" | "databaseUrl" | "data">): string | undefined {
  return secretKey === undefined && databaseUrl === undefined ? join(data, KEY_FILE) : undefined;
}

/** Returns the place of the keys, for messages. */
export function keyPlaceOf(source: Pick<SecretKeySource, "secretKey" | "databaseUrl" | "data">) {
  const path = keyFileOf(source);
  return path === undefined ? "DOCUMENT_EXPORT_SECRET_KEY (`secretKey`)" : `the file \`${path}\``;
}

/** Opens the box that encrypts the secrets of connections and the signing keys, with the configured keys. */
export async function openSecretBox(source: SecretKeySource): Promise<SecretBox> {
  const keys = await secretKeys(source);
  if (!keys) return lockedSecretBox;
  const path = keyFileOf(source);
  return createSecretBox(keys, path === undefined ? undefined : () => readKeys(path) ?? keys);
}

function decodeKey(text: string): Uint8Array {
  return Buffer.from(text, "base64");
}
