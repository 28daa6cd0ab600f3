import { open } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";

/** Syncs that have not begun: they hold for all who ask until then. */
const waiting = new Map<string, Promise<void>>();
const running = new Map<string, Promise<void>>();

/**
 * Makes sure that the names in a folder survive a power cut, not only the bytes of its files: all that it got before the
 * call. Whoever asks while a sync of the folder runs shares the next.
 */
export function syncFolder(folder: string): Promise<void> {
  const asked = waiting.get(folder) ?? syncNext(folder);
  waiting.set(folder, asked);
  return asked;
}

async function syncNext(folder: string): Promise<void> {
  // What is asked for in the same turn of the event loop goes along, and what went wrong before was told to others.
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
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
