import { access, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents. `mkdir` with `recursive` never returns if a file system refuses new folders by
 * reporting a missing parent, as `/proc` does; here that is an ordinary error.
 */
export async function makeFolder(folder: string): Promise<void> {
  const failure = await mkdir(folder).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
  if (!failure) return;
  if (failure.code === "EEXIST" && (await stat(folder)).isDirectory()) return;
  const parent = dirname(folder);
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
