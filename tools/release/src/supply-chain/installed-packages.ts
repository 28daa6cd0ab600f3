import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";
import type { Dependencies, Manifest } from "../tarball.ts";

/** A package by others that comes with one of ours. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** The expression of SPDX that it states; empty if it states none. */
  readonly licence: string;
  /** Whether npm runs a program of it when it is installed. */
  readonly runsAtInstall: boolean;
}

/** Scripts that npm runs of a package from a registry (npm, "Life Cycle Scripts"). */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall"];

/**
 * Every package by others that npm installs with a package of ours: its dependencies, theirs, and so on. Optional ones
 * that are of another platform are not installed here.
 *
 * @throws {Error} if a dependency that is not optional is missing.
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

/** Packages of before 2015 may name their licences so. */
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
  // npm builds what has this file, without any script.
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

/** The real folder of a package, to which pnpm links. A name may be that of a module of Node.js too. */
function findFrom(folder: string, name: string): string | undefined {
  const paths = createRequire(join(folder, "package.json")).resolve.paths(`${name}/`) ?? [];
  const path = paths
    .map((each) => join(each, name))
    .find((each) => existsSync(join(each, "package.json")));
  return path === undefined ? undefined : realpathSync(path);
}
