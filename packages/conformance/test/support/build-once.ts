// Programs in other languages, each built only once into its own folder.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const MAX_OUTPUT = 2 ** 24;
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/programs/", import.meta.url));

/** A program, which may be relative to the folder, and its arguments. */
export type Command = readonly [program: string, ...args: readonly string[]];

/** Returns the folder with the built sources; each change of the sources gets a new folder. */
export async function buildOnce(sources: string, commands: readonly Command[]): Promise<string> {
  const hash = createHash("sha256");
  for (const name of readdirSync(sources).toSorted())
    hash.update(readFileSync(join(sources, name)));
  const folder = join(CACHE, `${basename(sources)}-${hash.digest("hex").slice(0, 8)}`);
  if (existsSync(join(folder, "ready"))) return folder;
  await rm(folder, { recursive: true, force: true });
  await cp(sources, folder, { recursive: true });
  for (const [program, ...args] of commands)
    await run(existsSync(join(folder, program)) ? join(folder, program) : program, args, {
      cwd: folder,
      maxBuffer: MAX_OUTPUT,
    });
  await writeFile(join(folder, "ready"), "");
  return folder;
}
