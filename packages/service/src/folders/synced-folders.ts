import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { LRUCache } from "lru-cache";
import { syncFolder } from "./sync-folder.js";

/** Folders whose names this process has already synced. */
const synced = new LRUCache<string, true>({ max: 10_000 });

/**
 * Creates a folder in an existing one. When it returns, the folder survives a power failure, even if another process
 * created it.
 */
export async function makeSyncedFolder(folder: string): Promise<void> {
  // Another process that created the folder may not have synced it yet.
  if ((await isNew(folder)) || !synced.has(folder)) await syncName(folder);
}

/** Syncs the name of an existing folder, unless this process has already done so. */
export async function syncNameOnce(folder: string): Promise<void> {
  if (!synced.has(folder)) await syncName(folder);
}

async function isNew(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function syncName(folder: string): Promise<void> {
  await syncFolder(dirname(folder));
  synced.set(folder, true);
}
