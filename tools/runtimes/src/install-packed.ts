import { execFile } from "node:child_process";
import { mkdir, readFile, realpath, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { PNPM } from "./pnpm.ts";

const run = promisify(execFile);

/**
 * Packs the package in a folder as it would be published, unpacks it into the `node_modules` of a project, and links
 * its dependencies next to it; packages of this repository are left out, because they must be installed the same way.
 * Returns the tarball. Uses no package manager: dependency resolution takes minutes on a slow network.
 */
export async function installPacked(packageFolder: string, project: string): Promise<string> {
  const { name, dependencies = {} } = JSON.parse(
    await readFile(join(packageFolder, "package.json"), "utf8"),
  ) as { name: string; dependencies?: Readonly<Record<string, string>> };
  const tarball = join(project, `${name.replace(/.*\//, "")}.tgz`);
  await packPackage(packageFolder, tarball);
  const target = join(project, "node_modules", name);
  await mkdir(target, { recursive: true });
  await run("tar", ["-xzf", tarball, "-C", target, "--strip-components=1"]);
  const others = Object.entries(dependencies).filter(
    ([, range]) => !range.startsWith("workspace:"),
  );
  for (const [other] of others)
    await linkPackage(other, join(packageFolder, "node_modules", other), project);
  return tarball;
}

/** Links an installed package into the `node_modules` of a project, once. */
export async function linkPackage(name: string, from: string, project: string): Promise<void> {
  const place = join(project, "node_modules", name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(await realpath(from), place).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}

/** Packs the built package in a folder as it would be published. */
export async function packPackage(folder: string, tarball: string): Promise<void> {
  const [command, ...args] = PNPM;
  await run(command, [...args, "pack", "--out", tarball], {
    cwd: folder,
    shell: process.platform === "win32",
    timeout: 240_000,
  });
}
