import { randomBytes } from "node:crypto";
import { link, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../folders/sync-folder.js";
import { writeSynced } from "../folders/write-synced.js";

const KEY_BYTES = 32;
const BASE64 = /^[A-Za-z0-9+/]*=?$/;

/**
 * Reads the key from a file, and creates the file if it is missing. A partly written file is replaced as long as nothing
 * is encrypted with its key; a file that may contain an own key in another form is left alone.
 *
 * @throws {Error} if the file contains no key; the message says what to do.
 */
export async function keyOfFile(path: string, isInUse: () => Promise<boolean>): Promise<Buffer> {
  const text = await readFile(path, "utf8").catch(ignore("ENOENT"));
  if (text === undefined) return createKey(path, (draft) => link(draft, path));
  const key = Buffer.from(text, "base64");
  if (key.length === KEY_BYTES) return key;
  if (!isHalfWritten(text) || (await isInUse())) throw new Error(damaged(path, text.length));
  return createKey(path, (draft) => rename(draft, path));
}

/** Whether a crash may have left the file: with the beginning of a key, or with blocks of zeros. */
function isHalfWritten(text: string): boolean {
  const beginning = text.replaceAll("\0", "").trim();
  return BASE64.test(beginning) && Buffer.from(beginning, "base64").length < KEY_BYTES;
}

/** The file appears completely, and survives a power failure. Only one process uses the folder. */
async function createKey(path: string, publish: (draft: string) => Promise<void>): Promise<Buffer> {
  const draft = `${path}.part`;
  const key = randomBytes(KEY_BYTES);
  try {
    await writeSynced(draft, `${key.toString("base64")}\n`, "w");
    await publish(draft).catch(ignore("EEXIST"));
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
  return Buffer.from(await readFile(path, "utf8"), "base64");
}

function damaged(path: string, length: number): string {
  return [
    `The key file \`${path}\` contains no key: expected ${KEY_BYTES} bytes in base64, got ${length} characters.`,
    "Restore the file from a backup, or set DOCUMENT_EXPORT_SECRET_KEY to the key.",
    "If the key is lost, delete the file, start again, and add the connections that have secrets again.",
  ].join(" ");
}

function ignore(code: string): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === code) return undefined;
    throw error;
  };
}
