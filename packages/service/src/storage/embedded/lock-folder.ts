import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { FolderInUseError } from "./folder-in-use-error.js";
import { identify, type ProcessIdentity } from "./process-identity.js";

// The embedded database does not notice a second opener, and both lose rows then.
// A live process is never robbed of its lock: one that answers slowly is not dead.
const LOCK = "lock.json";
const ATTEMPTS = 5;
const identitySchema = z.object({ pid: z.int().positive(), started: z.string() });

/**
 * Takes the folder for this process and gives the function that frees it.
 * The lock of a dead process is taken over at once.
 *
 * @throws {FolderInUseError} where a live process holds it, this one included.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, LOCK);
  const draft = `${lock}.${randomUUID()}`;
  const own = await identify(process.pid);
  await writeFile(draft, JSON.stringify(own), { flag: "wx" });
  try {
    await claim(folder, lock, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(lock, { force: true });
}

async function claim(folder: string, lock: string, draft: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await linked(draft, lock)) return;
    const holder = await readHolder(lock);
    if (!holder) continue;
    if (await lives(holder)) throw new FolderInUseError(folder, holder.pid);
    await setAside(lock, holder);
  }
  throw new Error(`The lock \`${lock}\` could not be taken: other processes keep taking it.`);
}

/** A hard link appears with its content or not at all, and never over another. */
async function linked(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

async function readHolder(lock: string): Promise<ProcessIdentity | undefined> {
  try {
    return identitySchema.parse(JSON.parse(await readFile(lock, "utf8")));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new Error(`The lock \`${lock}\` cannot be read; delete it if no service runs.`, {
      cause: error,
    });
  }
}

async function lives({ pid, started }: ProcessIdentity): Promise<boolean> {
  const now = await identify(pid);
  return now !== undefined && (started === "" || now.started === started);
}

/** Two processes may find the same dead holder: who moves a living one's lock away by that puts it back. */
async function setAside(lock: string, dead: ProcessIdentity): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  const moved = await readHolder(aside);
  const mistaken = moved?.pid !== dead.pid || moved.started !== dead.started;
  if (mistaken) await linked(aside, lock);
  await rm(aside, { force: true });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
