import { randomUUID } from "node:crypto";
import { link, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeSynced } from "../../folders/write-synced.js";
import { FolderInUseError } from "./folder-in-use-error.js";
import { identify, type ProcessIdentity } from "./process-identity.js";

// The embedded database does not notice a second opener, and both lose rows then.
//
// Each holder has a lock file with its own number, and the highest number is the lock. Nobody ever
// touches the file of another holder while it is the highest: a dead holder is not removed but
// overtaken, by making the next number, which only one can do. So no two processes that find the
// same dead holder can both take the folder, and a live one, however slow, is never robbed.
const NAME = /^lock\.(\d+)\.json$/;
const ATTEMPTS = 20;

/** `null` where the holder let go. */
const holderSchema = z.object({ pid: z.int().positive(), started: z.string() }).nullable();

/**
 * Takes the folder for this process and returns the function that frees it.
 * The lock of a dead process is taken over immediately.
 *
 * @throws {FolderInUseError} if a live process holds it, this one included.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const own = await identify(process.pid);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const highest = Math.max(0, ...(await lockNumbers(folder)));
    await assertFree(folder, highest);
    const number = highest + 1;
    if (!(await makeLock(folder, number, own))) continue;
    if (await isOvertaken(folder, number)) continue;
    await forgetEarlier(folder, number);
    return () => replaceLock(folder, number, null);
  }
  throw new Error(`The folder \`${folder}\` could not be locked: other processes keep locking it.`);
}

async function lockNumbers(folder: string): Promise<readonly number[]> {
  return (await readdir(folder)).flatMap((name) => {
    const number = NAME.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

async function assertFree(folder: string, number: number): Promise<void> {
  const holder = number === 0 ? null : await readHolder(lockPath(folder, number));
  if (holder && (await lives(holder))) throw new FolderInUseError(folder, holder.pid);
}

async function readHolder(lock: string): Promise<ProcessIdentity | null> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(lock, "utf8")));
  } catch (cause) {
    // Overtaken since the folder was listed: making the next number will show it.
    if (codeOf(cause) === "ENOENT") return null;
    const advice = "Delete it if no service runs on this folder.";
    throw new Error(`The lock \`${lock}\` cannot be read. ${advice}`, { cause });
  }
}

async function lives({ pid, started }: ProcessIdentity): Promise<boolean> {
  const now = await identify(pid);
  return now !== undefined && (started === "" || now.started === started);
}

/** False if the number is taken. A hard link appears with its content or not at all, and never over another. */
async function makeLock(folder: string, number: number, holder: unknown): Promise<boolean> {
  const draft = await writeDraft(folder, holder);
  try {
    await link(draft, lockPath(folder, number));
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Who listed the folder long ago may have made a number that others have left behind. */
async function isOvertaken(folder: string, number: number): Promise<boolean> {
  const overtaken = (await lockNumbers(folder)).some((other) => other > number);
  if (overtaken) await rm(lockPath(folder, number), { force: true });
  return overtaken;
}

async function forgetEarlier(folder: string, number: number): Promise<void> {
  const earlier = (await lockNumbers(folder)).filter((other) => other < number);
  await Promise.all(earlier.map((other) => rm(lockPath(folder, other), { force: true })));
}

async function replaceLock(folder: string, number: number, holder: unknown): Promise<void> {
  await rename(await writeDraft(folder, holder), lockPath(folder, number));
}

async function writeDraft(folder: string, holder: unknown): Promise<string> {
  const draft = join(folder, `lock.${randomUUID()}.draft`);
  // A name without its bytes after a power failure would be a lock that nobody can read.
  await writeSynced(draft, JSON.stringify(holder), "wx");
  return draft;
}

function lockPath(folder: string, number: number): string {
  return join(folder, `lock.${number}.json`);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
