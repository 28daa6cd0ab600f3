import { access, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.js";

/** Mode of a folder that only its user may open, such as the data folder. */
export const PRIVATE_MODE = 0o700;
/** Less what the umask of the process takes away. */
const DEFAULT_MODE = 0o777;

/**
 * Creates a folder and its parents, which survive a power failure then. `mkdir` with `recursive` never returns if a file
 * system refuses new folders by reporting a missing parent, as `/proc` does; here that is an ordinary error. `mode` is that of the folder; its parents, and a folder that exists, have another.
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
