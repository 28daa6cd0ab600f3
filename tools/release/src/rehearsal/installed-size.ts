import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** Size of an npm installation. */
export interface InstalledSize {
  readonly packages: number;
  /** Total bytes of all files, without the disk's overhead per file. */
  readonly disk: number;
  /** Total bytes of all tarballs. */
  readonly download: number;
}

/** Measures the `node_modules` of a project that npm has installed. */
export async function installedSize(project: string): Promise<InstalledSize> {
  const lock = JSON.parse(await readFile(join(project, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, { resolved?: string; optional?: boolean }>>;
  };
  const modules = join(project, "node_modules");
  const entries = await readdir(modules, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  const there = await installedAddresses(project, lock.packages);
  const downloads = await Promise.all(there.map(sizeOfDownload));
  return { packages: there.length, disk: sum(sizes), download: sum(downloads) };
}

/** Returns the download URLs of the installed packages; npm skips optional packages for other systems. */
async function installedAddresses(
  project: string,
  packages: Readonly<Record<string, { readonly resolved?: string }>>,
): Promise<string[]> {
  const addresses = await Promise.all(
    Object.entries(packages).map(async ([path, { resolved }]) => {
      const isThere = await stat(join(project, path)).then(
        () => path !== "",
        () => false,
      );
      return isThere && resolved !== undefined ? [resolved] : [];
    }),
  );
  return [...new Set(addresses.flat())];
}

async function sizeOfDownload(address: string): Promise<number> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Expected ${address}, got ${response.status}.`);
  return (await response.arrayBuffer()).byteLength;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
