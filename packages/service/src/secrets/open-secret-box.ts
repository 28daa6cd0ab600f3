import { join } from "node:path";
import { makeFolder, PRIVATE_MODE } from "../folders/make-folder.js";
import { KEY_FILE, keysOfFile, readKeys } from "./key-file.js";
import { createSecretBox, lockedSecretBox, type SecretBox, type SecretKeys } from "./secret-box.js";

/** Where the keys come from. */
export interface SecretKeySource {
  readonly secretKey?: string | undefined;
  readonly previousSecretKeys?: readonly string[];
  readonly databaseUrl?: string | undefined;
  readonly data: string;
  /** @default a function that assumes that something is encrypted with the key */
  readonly isInUse?: () => Promise<boolean>;
}

/** The settings that say where the keys come from. */
export const secretSettings = [
  "secretKey",
  "previousSecretKeys",
  "databaseUrl",
  "data",
] as const satisfies readonly (keyof SecretKeySource)[];

/**
 * The keys of the settings, the current one first; undefined if there is none.
 * Without a setting the embedded service, which is a single process, creates a key in its data folder. On PostgreSQL every
 * process needs the same keys, so that they must be set.
 */
export async function secretKeys(source: SecretKeySource): Promise<SecretKeys | undefined> {
  const { secretKey, previousSecretKeys = [], isInUse = () => Promise.resolve(true) } = source;
  if (secretKey !== undefined) return [decodeKey(secretKey), ...previousSecretKeys.map(decodeKey)];
  const path = keyFileOf(source);
  if (path === undefined) return undefined;
  await makeFolder(source.data, PRIVATE_MODE);
  return keysOfFile(path, isInUse);
}

/** The file that has the keys; undefined if they are a setting, or missing. */
export function keyFileOf({
  secretKey,
  databaseUrl,
  data,
}: Pick<SecretKeySource, "secretKey" | "databaseUrl" | "data">): string | undefined {
  return secretKey === undefined && databaseUrl === undefined ? join(data, KEY_FILE) : undefined;
}

/** Where the keys are looked for, as messages name it. */
export function keyPlaceOf(source: Pick<SecretKeySource, "secretKey" | "databaseUrl" | "data">) {
  const path = keyFileOf(source);
  return path === undefined ? "DOCUMENT_EXPORT_SECRET_KEY (`secretKey`)" : `the file \`${path}\``;
}

/** Opens the box that encrypts the secrets of connections and the signing keys, with the keys of the settings. */
export async function openSecretBox(source: SecretKeySource): Promise<SecretBox> {
  const keys = await secretKeys(source);
  if (!keys) return lockedSecretBox;
  const path = keyFileOf(source);
  return createSecretBox(keys, path === undefined ? undefined : () => readKeys(path) ?? keys);
}

function decodeKey(text: string): Uint8Array {
  return Buffer.from(text, "base64");
}
