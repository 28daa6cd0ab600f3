import { access, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it. `mkdir` with `recursive` never returns where a file system refuses new
 * folders by saying that their parent is missing, as `/proc` does; here that is an error like any other.
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
