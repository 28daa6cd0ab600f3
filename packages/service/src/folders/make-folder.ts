import { access, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.js";

/** Mode of a folder that only its user may open, such as the data folder. */
export const PRIVATE_MODE = 0o700;
/** Mode of all other folders, from which the umask of the process still removes permissions. */
const DEFAULT_MODE = 0o777;

/**
 * Creates a folder and its parents, and syncs them so that they survive a power failure. Does not use `mkdir` with
 * `recursive`, which never returns if a file system refuses new folders by reporting a missing parent, as `/proc` does;
 * here that is an ordinary error. `mode` applies only to the folder, not to its parents or to a folder that already
 * exists.
 */
export async function makeFolder(folder: string, mode = DEFAULT_MODE): Promise<void> {
  const failure = await mkdir(folder, { mode }).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  const parent = dirname(folder);
  if (!failure) return syncFolder(parent);
  if (failure.code === "EEXIST" && (await stat(folder)).isDirectory()) return;
  if (failure.code !== "ENOENT" || (await exists(parent))) throw failure;
  await makeFolder(parent);
  await makeFolder(folder, mode);
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
