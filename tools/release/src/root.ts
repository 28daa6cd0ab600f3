import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** What the release makes; git does not track it. */
export const OUTPUT = fileURLToPath(new URL("../dist/", import.meta.url));

/** The sizes that were accepted last. */
export const SIZES_FILE = fileURLToPath(new URL("../sizes.json", import.meta.url));

/** The text of a file of the repository, an empty one for a folder; undefined if there is neither. */
export function inRepository(path: string): string | undefined {
  const file = join(ROOT, path);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? "" : readFileSync(file, "utf8");
}
