import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { packPackage } from "@document-export/runtimes";

const PACKAGE = fileURLToPath(new URL("../../", import.meta.url));

/** Unpacks the packed command and nothing else, since it bundles its dependencies. Returns the path of its program. */
export async function installCommand(folder: string): Promise<string> {
  const target = join(folder, "node_modules/@document-export/cli");
  const tarball = join(folder, "cli.tgz");
  await packPackage(PACKAGE, tarball);
  await mkdir(target, { recursive: true });
  await promisify(execFile)("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
  return join(target, "dist/main.js");
}
