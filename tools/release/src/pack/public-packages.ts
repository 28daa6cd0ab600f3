import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "../tarball.ts";

/** A package of this repository that is published. */
export interface PublicPackage {
  /** Folder from the root, such as `packages/client`. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Paths in `src` that the compiler builds; empty if something else builds the package. */
  readonly sources: ReadonlySet<string>;
}

/** Returns all published packages, by folder. */
export async function publicPackages(root: string): Promise<PublicPackage[]> {
  const found: PublicPackage[] = [];
  for await (const file of glob("{spec,packages/*}/package.json", { cwd: root })) {
    const manifest: Manifest = JSON.parse(await readFile(join(root, file), "utf8"));
    if (manifest.private) continue;
    const folder = dirname(file).replaceAll("\\", "/");
    found.push({ folder, manifest, sources: await sourcesOf(root, folder) });
  }
  return found.sort((a, b) => a.folder.localeCompare(b.folder, "en"));
}

async function sourcesOf(root: string, folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(join(root, folder, "tsconfig.build.json"))) return new Set();
  const sources = new Set<string>();
  for await (const file of glob("**/*.ts", { cwd: join(root, folder, "src") }))
    sources.add(file.replaceAll("\\", "/"));
  return sources;
}
