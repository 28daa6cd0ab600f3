import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { packPackage } from "@document-export/runtimes";

const run = promisify(execFile);
const packages = fileURLToPath(new URL("../../../", import.meta.url));

/** Packs the command and what it needs of this repository, and installs them in a folder as whoever uses it does. */
export async function installCommand(folder: string): Promise<string> {
  const names = ["types", "client", "cli"];
  for (const name of names) await packPackage(join(packages, name), join(folder, `${name}.tgz`));
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true }));
  const tarballs = names.map((name) => `./${name}.tgz`);
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline"];
  await run("npm", ["install", ...quiet, ...tarballs], {
    cwd: folder,
    shell: process.platform === "win32",
    timeout: 100_000,
  });
  return join(folder, "node_modules/@document-export/cli/dist/main.js");
}
