import { execFile } from "node:child_process";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the stub of another description: this package's runtime, and what the generator makes of it. */
export async function generateStub(description: string, folder: string): Promise<void> {
  const [generated, runtime] = [join(folder, "source"), join(folder, "dist")];
  const generator = here("../../../../tools/generate/src/main.ts");
  await promisify(execFile)(process.execPath, [generator, "server-stub", description, generated]);
  await cp(here("../../dist"), runtime, { recursive: true });
  for (const name of await readdir(generated)) {
    const code = stripTypeScriptTypes(await readFile(join(generated, name), "utf8"));
    await writeFile(join(runtime, "generated", name.replace(/ts$/, "js")), code);
  }
}
