import { execFile } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const generator = fileURLToPath(new URL("../../../generate/src/main.ts", import.meta.url));
const runtime = new URL("../../dist/runtime.js", import.meta.url).href;

/** Generates the stub of another description into a folder, as JavaScript on this package's runtime. */
export async function generateStub(description: string, folder: string): Promise<void> {
  const args = [generator, "server-stub", description, folder, "--runtime", runtime];
  await promisify(execFile)(process.execPath, args);
  for (const name of await readdir(folder)) {
    const code = stripTypeScriptTypes(await readFile(join(folder, name), "utf8"));
    await writeFile(join(folder, name.replace(/ts$/, "js")), code);
  }
}
