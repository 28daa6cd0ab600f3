import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Output of the release; git ignores it. */
export const OUTPUT = fileURLToPath(new URL("../dist/", import.meta.url));

/** The last accepted sizes. */
export const SIZES_FILE = fileURLToPath(new URL("../sizes.json", import.meta.url));

/** Returns the text of a file in the repository, or an empty text for a folder; undefined if neither exists. */
export function inRepository(path: string): string | undefined {
  const file = join(ROOT, path);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? "" : readFileSync(file, "utf8");
}
