import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import type { Dependencies, Manifest } from "../tarball.ts";

/** A third-party package that is installed with one of ours. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Its SPDX license expression; empty if it states none. */
  readonly licence: string;
  /** True if npm runs code of the package when installing it. */
  readonly runsAtInstall: boolean;
}

/** Scripts that npm runs when installing a package from a registry (npm, "Life Cycle Scripts"). */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall"];

/**
 * Returns every third-party package that npm installs with one of our packages: direct and indirect dependencies.
 * Optional ones for other platforms are not installed here.
 *
 * @throws {Error} if a required dependency is missing.
 */
export function installedWith(folder: string): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const visited = new Set<string>();
  const visit = (path: string) => {
    if (visited.has(path)) return;
    visited.add(path);
    const manifest = readManifest(path);
    if (!manifest.name.startsWith("@document-export/"))
      found.set(`${manifest.name}@${manifest.version}`, describe(path, manifest));
    for (const name of namesOf(manifest.dependencies)) visit(resolveFrom(path, name));
    for (const name of namesOf(manifest.optionalDependencies)) {
      const optional = findFrom(path, name);
      if (optional !== undefined) visit(optional);
    }
  };
  visit(folder);
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function namesOf(dependencies: Dependencies = {}): string[] {
  return Object.keys(dependencies);
}

/** Format in which packages from before 2015 may state their licenses. */
interface OldManifest extends Manifest {
  readonly licenses?: readonly { readonly type: string }[];
}

function readManifest(folder: string): OldManifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as OldManifest;
}

function describe(
  folder: string,
  { name, version, license, licenses, scripts }: OldManifest,
): InstalledPackage {
  // npm builds packages with this file, even without a script.
  const isBuilt = existsSync(join(folder, "binding.gyp"));
  const runsAtInstall = isBuilt || INSTALL_SCRIPTS.some((script) => scripts?.[script]);
  const [old] = licenses ?? [];
  return { name, version, licence: license ?? old?.type ?? "", runsAtInstall };
}

function resolveFrom(folder: string, name: string): string {
  const found = findFrom(folder, name);
  if (found === undefined)
    throw new Error(`Expected ${name} to be installed for ${folder}, got none.`);
  return found;
}

/** Returns the real folder of a package, which pnpm links to. The name may also be a built-in Node.js module. */
function findFrom(folder: string, name: string): string | undefined {
  const paths = createRequire(join(folder, "package.json")).resolve.paths(`${name}/`) ?? [];
  const path = paths
    .map((each) => join(each, name))
    .find((each) => existsSync(join(each, "package.json")));
  return path === undefined ? undefined : realpathSync(path);
}
