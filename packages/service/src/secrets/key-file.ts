import { randomBytes } from "node:crypto";
import { link, open, readFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "../folders/sync-folder.js";

const BYTES = 32;
const BASE64 = /^[A-Za-z0-9+/]*=?$/;

/**
 * The key in a file, which is made where it is missing. A file that was written by half is replaced as long as nothing
 * is sealed with its key; what may be somebody's own key in another form is left alone.
 *
 * @throws {Error} that says how to go on where the file holds no key.
 */
export async function keyOfFile(path: string, isInUse: () => Promise<boolean>): Promise<Buffer> {
  const text = await readFile(path, "utf8").catch(ignore("ENOENT"));
  if (text === undefined) return createKey(path, (draft) => link(draft, path));
  const key = Buffer.from(text, "base64");
  if (key.length === BYTES) return key;
  if (!isHalfWritten(text) || (await isInUse())) throw new Error(damaged(path, text.length));
  return createKey(path, (draft) => rename(draft, path));
}

/** What a crash leaves of a file: the beginning of a key, or blocks of zeros that were never written. */
function isHalfWritten(text: string): boolean {
  const beginning = text.replaceAll("\0", "").trim();
  return BASE64.test(beginning) && Buffer.from(beginning, "base64").length < BYTES;
}

/** The file appears at once and whole, and survives a power failure; whoever has the folder is its one process. */
async function createKey(path: string, publish: (draft: string) => Promise<void>): Promise<Buffer> {
  const draft = `${path}.part`;
  const key = randomBytes(BYTES);
  try {
    await writeDurably(draft, `${key.toString("base64")}\n`);
    await publish(draft).catch(ignore("EEXIST"));
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
  return Buffer.from(await readFile(path, "utf8"), "base64");
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

function damaged(path: string, length: number): string {
  return [
    `The key file \`${path}\` holds no key: expected ${BYTES} bytes in base64, got ${length} characters.`,
    "Restore the file from a backup, or set DOCUMENT_EXPORT_SECRET_KEY to the key.",
    "Where the key is lost, delete the file, start again, and add the connections that have secrets anew.",
  ].join(" ");
}

function ignore(code: string): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof Error && "code" in error && error.code === code) return undefined;
    throw error;
  };
}
