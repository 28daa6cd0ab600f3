import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { InstalledLimit } from "./consumer.ts";

/** Unit in which a disk allocates space for files. */
const BLOCK_BYTES = 4096;
const MEGABYTE = 1024 * 1024;

/** Returns the problems with the size of an installation. Dependencies can grow although the tarball stays the same. */
export async function installedFaults(
  modules: string,
  { packages: maxPackages, megabytes: maxMegabytes }: InstalledLimit,
): Promise<string[]> {
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  const blocks = sizes.reduce((sum, size) => sum + Math.ceil(size / BLOCK_BYTES), 0);
  const megabytes = Math.ceil((blocks * BLOCK_BYTES * 10) / MEGABYTE) / 10;
  const packages = paths.filter((path) => PACKAGE.test(path.replaceAll("\\", "/"))).length;
  return [
    ...(packages > maxPackages
      ? [`expected at most ${maxPackages} installed packages, got ${packages}`]
      : []),
    ...(megabytes > maxMegabytes
      ? [`expected at most ${maxMegabytes} MB installed, got ${megabytes}`]
      : []),
  ];
}

const PACKAGE = /\/node_modules\/(?:@[^/]+\/)?[^/@.][^/]*\/package\.json$/;
