import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { PublicPackage } from "../pack/public-packages.ts";

/** Versions by package name. */
export type Versions = ReadonlyMap<string, string>;

const CHANGELOG = "tools/release/src/version/changelog.ts";
const FILES = [".changeset/config.json", "package.json", "pnpm-workspace.yaml", CHANGELOG];

/**
 * Returns the versions that changesets assigns to a repository's packages for one changeset. Works on a copy of the
 * manifests and changes nothing in the repository. `before` has the current versions, by default those in the
 * manifests.
 */
export async function nextVersions(
  from: string,
  packages: readonly PublicPackage[],
  changeset: string,
  before: Versions = new Map(),
): Promise<Versions> {
  const root = await mkdtemp(join(tmpdir(), "document-export-versions-"));
  try {
    await mkdir(join(root, ".changeset"));
    await mkdir(join(root, dirname(CHANGELOG)), { recursive: true });
    for (const file of FILES) await cp(join(from, file), join(root, file));
    for (const { folder, manifest } of packages) {
      const { devDependencies: _, ...published } = manifest;
      const version = before.get(manifest.name) ?? manifest.version;
      await mkdir(join(root, folder), { recursive: true });
      await writeFile(
        join(root, folder, "package.json"),
        JSON.stringify({ ...published, version }),
      );
    }
    await symlink(join(from, "node_modules"), join(root, "node_modules"));
    for (const args of [
      ["init", "-q", "-b", "main"],
      ["add", "-A"],
    ])
      execFileSync("git", args, { cwd: root });
    await writeFile(join(root, ".changeset/change.md"), changeset);
    execFileSync(join(from, "node_modules/.bin/changeset"), ["version"], {
      cwd: root,
      stdio: "pipe",
    });
    const entries = packages.map(async ({ folder }) => {
      const text = await readFile(join(root, folder, "package.json"), "utf8");
      const { name, version } = JSON.parse(text) as { name: string; version: string };
      return [name, version] as const;
    });
    return new Map(await Promise.all(entries));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
