import { randomUUID } from "node:crypto";
import { link, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeSynced } from "../../folders/write-synced.js";
import { FolderInUseError } from "./folder-in-use-error.js";
import { identify, type ProcessIdentity } from "./process-identity.js";

// The embedded database does not detect that a second process opens it, and then both lose rows.
//
// Each holder has its own numbered lock file, and the highest number is the lock. A process never changes another
// holder's file while it has the highest number: a dead holder's file is not removed but superseded by the next number,
// which only one process can create. So two processes that find the same dead holder cannot both lock the folder, and a
// live holder, however slow, never loses it.
const NAME = /^lock\.(\d+)\.json$/;
const ATTEMPTS = 20;

/** The process that has locked the folder; `null` if it has released the lock. */
const holderSchema = z.object({ pid: z.int().positive(), started: z.string() }).nullable();

/**
 * Locks the folder for this process and returns the function that unlocks it. The lock of a dead process is taken over
 * immediately.
 *
 * @throws {FolderInUseError} if a live process has locked it, including this one.
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
    // The lock was superseded since the folder was listed: creating the next number will fail and show that.
    if (codeOf(cause) === "ENOENT") return null;
    const advice = "Delete it if no service runs on this folder.";
    throw new Error(`The lock \`${lock}\` cannot be read. ${advice}`, { cause });
  }
}

async function lives({ pid, started }: ProcessIdentity): Promise<boolean> {
  const now = await identify(pid);
  return now !== undefined && (started === "" || now.started === started);
}

/**
 * Creates a lock file; returns false if the number is in use. A hard link is created with its complete content or not
 * at all, and never replaces another file.
 */
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

/**
 * Returns true if a higher number exists: a process that listed the folder long ago may have created a number that
 * others have already passed.
 */
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
  // The content is synced, because a power failure could otherwise leave an empty lock file that no process can read.
  await writeSynced(draft, JSON.stringify(holder), "wx");
  return draft;
}

function lockPath(folder: string, number: number): string {
  return join(folder, `lock.${number}.json`);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
