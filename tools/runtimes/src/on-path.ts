import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The files of those names in the folders of `PATH`, in its order. */
export function onPath(names: readonly string[], path = process.env.PATH ?? ""): string[] {
  const folders = path.split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).filter(existsSync);
}
