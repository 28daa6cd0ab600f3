import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { OUTPUT, ROOT } from "../root.ts";
import type { CheckedPackage } from "./checked-packages.ts";
import { releaseNotes } from "./release-notes.ts";

const run = promisify(execFile);
/** The package whose release includes the files of the contract. */
const ASSETS_OF = "spec";

/**
 * Creates tag and release on GitHub, once, with the changelog and the package's bill of materials; the release of the
 * contract also has its formats. Needs `gh` and its `GH_TOKEN`.
 */
export async function createRelease(one: CheckedPackage, commit: string): Promise<void> {
  const tag = `${one.name}@${one.version}`;
  if (await hasRelease(tag)) return;
  const file = join(ROOT, one.folder, "CHANGELOG.md");
  const changelog = existsSync(file) ? await readFile(file, "utf8") : "";
  const notes = releaseNotes(changelog, one.version) ?? "See the changelog.";
  const assets = await assetsOf(one);
  // Links to the latest release must point to the contract.
  const latest = `--latest=${one.folder === ASSETS_OF}`;
  const about = ["--target", commit, "--title", tag, "--notes", notes, latest];
  await run("gh", ["release", "create", tag, ...assets, ...about], { cwd: ROOT });
}

async function hasRelease(tag: string): Promise<boolean> {
  try {
    await run("gh", ["release", "view", tag, "--json", "tagName"], { cwd: ROOT });
    return true;
  } catch (error) {
    if (String((error as { stderr?: string }).stderr).includes("release not found")) return false;
    throw error;
  }
}

async function assetsOf({ folder, name, version }: CheckedPackage): Promise<string[]> {
  const short = name.replace(/^.*\//, "");
  const bills = await filesIn(join(OUTPUT, "sbom"));
  const forms = folder === ASSETS_OF ? await filesIn(join(OUTPUT, "assets")) : [];
  return [...bills.filter((file) => file.endsWith(`-${short}-${version}.cdx.json`)), ...forms];
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort().map((file) => join(folder, file));
}
