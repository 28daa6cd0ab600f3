import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../folders/make-folder.js";
import { createSecretBox, lockedSecretBox, type SecretBox } from "./secret-box.js";

/** Where the key comes from. */
export interface SecretKeySource {
  readonly secretKey?: string | undefined;
  readonly databaseUrl?: string | undefined;
  readonly data: string;
}

const BYTES = 32;

/**
 * The box that secrets of connections are sealed in.
 * Its key is the one of the settings; the embedded service, which is one process with a folder of its own,
 * makes itself one there. On PostgreSQL every process needs the same, so there it must be given.
 */
export async function openSecretBox(source: SecretKeySource): Promise<SecretBox> {
  const { secretKey, databaseUrl, data } = source;
  if (secretKey !== undefined) return createSecretBox(Buffer.from(secretKey, "base64"));
  if (databaseUrl !== undefined) return lockedSecretBox;
  return createSecretBox(await keyOfFolder(data));
}

async function keyOfFolder(data: string): Promise<Uint8Array> {
  const path = join(data, "secret.key");
  await makeFolder(data);
  const made = randomBytes(BYTES).toString("base64");
  // `wx`: a key that stands is never written over, for nothing could be opened any more.
  await writeFile(path, `${made}\n`, { mode: 0o600, flag: "wx" }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  const key = Buffer.from(await readFile(path, "utf8"), "base64");
  if (key.length === BYTES) return key;
  throw new Error(`The file \`${path}\` holds no key: expected ${BYTES} bytes in base64.`);
}
