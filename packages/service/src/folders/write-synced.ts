import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.js";

/** Mode of the files, which only the user that runs the service may read. */
const PRIVATE = 0o600;

/** Writes a file and syncs its bytes. Its name survives a power failure only after a sync of the folder. */
export async function writeSynced(path: string, text: string, flags: "w" | "wx"): Promise<void> {
  const file = await open(path, flags, PRIVATE);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Replaces or creates a file atomically: after a crash or a power failure it has either the complete old text or the
 * complete new one.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.part`;
  try {
    await writeSynced(draft, text, "w");
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
}
