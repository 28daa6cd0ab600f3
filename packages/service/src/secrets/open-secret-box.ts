import { join } from "node:path";
import { makeFolder } from "../folders/make-folder.js";
import { keyOfFile } from "./key-file.js";
import { createSecretBox, lockedSecretBox, type SecretBox } from "./secret-box.js";

/** Where the key comes from. */
export interface SecretKeySource {
  readonly secretKey?: string | undefined;
  readonly databaseUrl?: string | undefined;
  readonly data: string;
  /** Whether anything is sealed with the key so far; supposed where it is left out. */
  readonly isInUse?: () => Promise<boolean>;
}

/**
 * The box that secrets of connections are sealed in.
 * Its key is the one of the settings; the embedded service, which is one process with a folder of its own,
 * makes itself one there. On PostgreSQL every process needs the same, so there it must be given.
 */
export async function openSecretBox(source: SecretKeySource): Promise<SecretBox> {
  const { secretKey, databaseUrl, data, isInUse = () => Promise.resolve(true) } = source;
  if (secretKey !== undefined) return createSecretBox(Buffer.from(secretKey, "base64"));
  if (databaseUrl !== undefined) return lockedSecretBox;
  await makeFolder(data);
  return createSecretBox(await keyOfFile(join(data, "secret.key"), isInUse));
}
