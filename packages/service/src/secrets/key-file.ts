import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../folders/sync-folder.js";
import { replaceFile, writeSynced } from "../folders/write-synced.js";
import type { SecretKeys } from "./secret-box.js";

const KEY_BYTES = 32;
const BASE64 = /^[A-Za-z0-9+/]*=?$/;

/** Name of the key file in the data folder. */
export const KEY_FILE = "secret.key";

/**
 * Reads the keys from a file, the current one first, and creates the file if it is missing. A partially written file is
 * replaced as long as nothing is encrypted with its key; a file that may contain the operator's own key in another
 * format is left alone.
 *
 * @throws {Error} if the file contains no key; the message says what to do.
 */
export async function keysOfFile(
  path: string,
  isInUse: () => Promise<boolean>,
): Promise<SecretKeys> {
  const text = await readFile(path, "utf8").catch(ignore("ENOENT"));
  if (text === undefined) return createKey(path, (draft) => link(draft, path));
  const keys = parseKeys(text);
  if (keys) return keys;
  if (!isHalfWritten(text) || (await isInUse())) throw new Error(damaged(path, text.length));
  return createKey(path, (draft) => rename(draft, path));
}

/** Reads the keys of a file; undefined if the file is missing or contains none. */
export function readKeys(path: string): SecretKeys | undefined {
  try {
    return parseKeys(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Replaces the keys of a file atomically: after a crash, the file has either the old keys or the new ones. */
export function writeKeys(path: string, keys: SecretKeys): Promise<void> {
  return replaceFile(path, formatKeys(keys));
}

/** Generates a new key. */
export function newKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/** Formats keys in base64, one per line. */
function formatKeys(keys: readonly Uint8Array[]): string {
  return keys.map((key) => `${Buffer.from(key).toString("base64")}\n`).join("");
}

/** Parses keys; undefined if the text is anything else. */
function parseKeys(text: string): SecretKeys | undefined {
  const [first, ...others] = text
    .trim()
    .split(/\s+/)
    .map((line) => Buffer.from(line, "base64"));
  if (!first || [first, ...others].some(({ length }) => length !== KEY_BYTES)) return undefined;
  return [first, ...others];
}

/** Returns true if a crash may have left the file incomplete: with only the start of a key, or with blocks of zeros. */
function isHalfWritten(text: string): boolean {
  const beginning = text.replaceAll("\0", "").trim();
  return BASE64.test(beginning) && Buffer.from(beginning, "base64").length < KEY_BYTES;
}

/** Creates the file atomically, so that it survives a power failure. Only one process uses the folder. */
async function createKey(
  path: string,
  publish: (draft: string) => Promise<void>,
): Promise<SecretKeys> {
  const draft = `${path}.part`;
  try {
    await writeSynced(draft, formatKeys([newKey()]), "w");
    await publish(draft).catch(ignore("EEXIST"));
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
  const text = await readFile(path, "utf8");
  const keys = parseKeys(text);
  if (keys) return keys;
  throw new Error(damaged(path, text.length));
}

function damaged(path: string, length: number): string {
  return [
    `The key file \`${path}\` contains no key: expected ${KEY_BYTES} bytes in base64, got ${length} characters.`,
    "Restore the file from a backup, or set DOCUMENT_EXPORT_SECRET_KEY to the key.",
    "If the key is lost, delete the file and run `document-export secrets discard`.",
  ].join(" ");
}

function ignore(code: string): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === code) return undefined;
    throw error;
  };
}
