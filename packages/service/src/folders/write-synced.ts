import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.js";

/** Only the user of the service may read what it writes. */
const PRIVATE = 0o600;

/** Writes a file and syncs its bytes; its name survives a power failure after a sync of the folder. */
export async function writeSynced(path: string, text: string, flags: "w" | "wx"): Promise<void> {
  const file = await open(path, flags, PRIVATE);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Replaces a file, or makes it: after a crash or a power failure it has the old text or the new one, whole. */
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
