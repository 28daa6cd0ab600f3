import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "./temporary-folder.js";

/** Writes documents to a new folder and returns their paths. */
export async function documents(...names: readonly string[]): Promise<string[]> {
  const folder = await temporaryFolder();
  const paths = names.map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, JSON.stringify({ title: path, body: {} }));
  return paths;
}
