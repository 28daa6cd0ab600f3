import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPacked } from "@document-export/runtimes";

const packages = fileURLToPath(new URL("../../../", import.meta.url));

/** Installs the packed command, and what it needs of this repository, in a folder. */
export async function installCommand(folder: string): Promise<string> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  for (const name of ["../spec", "types", "client", "cli"])
    await installPacked(join(packages, name), folder);
  return join(folder, "node_modules/@document-export/cli/dist/main.js");
}
