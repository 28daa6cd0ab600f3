import { open } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";

/** Syncs that have not started: all calls until then share them. */
const waiting = new Map<string, Promise<void>>();
const running = new Map<string, Promise<void>>();

/**
 * Makes sure that the names in a folder survive a power failure, not only the bytes of its files: all names that were
 * added before the call. Calls during a sync of the folder share the next one.
 */
export function syncFolder(folder: string): Promise<void> {
  const next = waiting.get(folder) ?? syncNext(folder);
  waiting.set(folder, next);
  return next;
}

async function syncNext(folder: string): Promise<void> {
  // Calls in the same turn of the event loop share this sync. An error of the running sync was reported to its callers.
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

/** As in PostgreSQL (`fsync_fname`): a folder that cannot be read, or a system that does not sync folders, is left alone. */
const UNSUPPORTED: ReadonlySet<unknown> = new Set(["EACCES", "EPERM", "EISDIR", "EBADF", "EINVAL"]);

/** Whether an error means that a folder can never be synced here. */
export function cannotSync(error: unknown): boolean {
  return error instanceof Error && "code" in error && UNSUPPORTED.has(error.code);
}
