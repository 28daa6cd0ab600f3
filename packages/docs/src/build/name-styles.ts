import { createHash } from "node:crypto";
import { readdir, readFile, rename } from "node:fs/promises";

/**
 * Renames each style sheet of a folder to a hash of its final content, and returns a function that updates the names in
 * a page. Astro's names predate the changes and depend on the folder of the build; browsers cache a file by name for a
 * year.
 */
export async function nameStyles(folder: URL): Promise<(page: string) => string> {
  const names = new Map<string, string>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".css"))) {
    const from = new URL(file, folder);
    const hash = createHash("sha256")
      .update(await readFile(from))
      .digest("hex");
    names.set(file, `${hash.slice(0, 8)}.css`);
    await rename(from, new URL(`${hash.slice(0, 8)}.css`, folder));
  }
  return (page) => [...names].reduce((text, [old, name]) => text.replaceAll(old, name), page);
}
