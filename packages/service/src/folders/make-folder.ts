import { access, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.js";

/**
 * Creates a folder and its parents, which survive a power failure then. `mkdir` with `recursive` never returns if a file
 * system refuses new folders by reporting a missing parent, as `/proc` does; here that is an ordinary error.
 */
export async function makeFolder(folder: string): Promise<void> {
  const failure = await mkdir(folder).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  const parent = dirname(folder);
  if (!failure) return syncFolder(parent);
  if (failure.code === "EEXIST" && (await stat(folder)).isDirectory()) return;
  if (failure.code !== "ENOENT" || (await exists(parent))) throw failure;
  await makeFolder(parent);
  await makeFolder(folder);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
