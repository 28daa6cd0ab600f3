import { open } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";

/** Syncs that have not started yet; all calls until they start share them. */
const waiting = new Map<string, Promise<void>>();
const running = new Map<string, Promise<void>>();

/**
 * Syncs a folder, so that all names added before the call survive a power failure, not only the bytes of its files.
 * Calls during a sync of the folder share the next one.
 */
export function syncFolder(folder: string): Promise<void> {
  const next = waiting.get(folder) ?? syncNext(folder);
  waiting.set(folder, next);
  return next;
}

async function syncNext(folder: string): Promise<void> {
  // Calls in the same event loop turn share this sync. An error of the running sync was already reported to its own
  // callers.
  await Promise.allSettled([setImmediate(), running.get(folder)]);
  waiting.delete(folder);
  const synced = sync(folder);
  running.set(folder, synced);
  try {
    await synced;
  } finally {
    if (running.get(folder) === synced) running.delete(folder);
  }
}

async function sync(folder: string): Promise<void> {
  try {
    const handle = await open(folder, "r");
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}

/**
 * Errors that are ignored, as in PostgreSQL (`fsync_fname`): the folder cannot be read, or the system does not sync
 * folders.
 */
const UNSUPPORTED: ReadonlySet<unknown> = new Set(["EACCES", "EPERM", "EISDIR", "EBADF", "EINVAL"]);

/** Returns true if an error means that a folder can never be synced on this system. */
export function cannotSync(error: unknown): boolean {
  return error instanceof Error && "code" in error && UNSUPPORTED.has(error.code);
}
