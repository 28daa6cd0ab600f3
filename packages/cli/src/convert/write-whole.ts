import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import {
  access,
  constants,
  type FileHandle,
  lstat,
  open,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { InterruptedError } from "../errors/errors.js";

/** Signals for Ctrl+C, for a stop by a supervisor, and for a closed terminal. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Writes a file atomically: it keeps its old content if the disk is full or a signal ends the command. A pipe, or a
 * file that cannot be replaced, is written directly.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const place = await realpath(path).catch(() => path);
  const before = await stat(place).catch(() => undefined);
  const draft = join(dirname(place), `.${basename(place)}.${randomUUID()}`);
  const file = (await isReplaceable(place, before))
    ? // A folder that takes no new file may have one that can be written.
      await open(draft, "wx").catch(() => undefined)
    : undefined;
  if (!file) return writeFile(path, content);
  try {
    await write(file, content, before);
    // A mount point cannot be replaced, so the file is written directly.
    await rename(draft, place).catch(() => writeFile(path, content));
  } finally {
    await rm(draft, { force: true });
  }
}

/** Returns true if the file can be replaced: it is writable, has the same owner, and has no other hard links. */
async function isReplaceable(place: string, before: Stats | undefined): Promise<boolean> {
  // A link whose target does not exist yet is written through, not replaced.
  if (!before) return !(await lstat(place).catch(() => undefined))?.isSymbolicLink();
  const isOwn = before.uid === (process.getuid?.() ?? before.uid);
  if (!before.isFile() || before.nlink > 1 || !isOwn) return false;
  return access(place, constants.W_OK).then(
    () => true,
    () => false,
  );
}

async function write(
  file: FileHandle,
  content: string | Uint8Array,
  before: Stats | undefined,
): Promise<void> {
  const interrupted = new AbortController();
  const onSignal = () => interrupted.abort();
  for (const name of SIGNALS) process.once(name, onSignal);
  try {
    if (before) await file.chmod(before.mode & 0o777);
    await file.writeFile(content, { signal: interrupted.signal });
  } catch (error) {
    throw interrupted.signal.aborted ? new InterruptedError() : error;
  } finally {
    for (const name of SIGNALS) process.removeListener(name, onSignal);
    await file.close();
  }
}
