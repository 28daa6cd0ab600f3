import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Files } from "../tarball.ts";

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Writes the files of a package to a folder, and returns the folder. */
export async function writeFiles(files: Files, folder: string): Promise<string> {
  for (const [path, data] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
  }
  return folder;
}

/** Packs folders with npm, in order. The same files give the same bytes: no time or owner is stored. */
export async function packByNpm(folders: readonly string[], target: string): Promise<string[]> {
  const args = ["pack", ...folders, "--ignore-scripts", "--json", "--pack-destination", target];
  const { stdout } = await run("npm", args, { maxBuffer: MAX_OUTPUT_BYTES });
  const packed = JSON.parse(stdout) as { readonly filename: string }[];
  return packed.map(({ filename }) => join(target, filename));
}
