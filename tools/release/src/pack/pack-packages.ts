import { PNPM } from "@document-export/runtimes";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Owner } from "../owner.ts";
import { filesOf, manifestOf, readTarball, type Files, type Tarball } from "../tarball.ts";
import { packByNpm, writeFiles } from "./pack-by-npm.ts";
import { publicPackages, type PublicPackage } from "./public-packages.ts";
import { preparedFiles } from "./prepared-files.ts";

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** A package whose code is copied into another, and its dependencies whose licenses must be included. */
interface Copied {
  readonly name: string;
  readonly dependencies: readonly string[];
}

/** Code copied without a build that records it: the site contains the scripts and styles of its theme. */
const COPIED: Readonly<Record<string, readonly Copied[]>> = {
  "packages/docs": [
    { name: "astro", dependencies: [] },
    {
      name: "@astrojs/starlight",
      dependencies: ["astro-expressive-code/LICENSE", "pagefind/LICENSE/LICENSE"],
    },
  ],
};

/** Packs packages as they are published into a folder, which is emptied first. Everything must be built. */
export async function packPackages(
  root: string,
  target: string,
  owner: Owner,
  isPacked: (folder: string) => boolean = () => true,
): Promise<Tarball[]> {
  const packages = (await publicPackages(root)).filter(({ folder }) => isPacked(folder));
  const work = await mkdtemp(join(tmpdir(), "document-export-pack-"));
  try {
    await packByPnpm(root, packages, work);
    const byName = await readPacked(work);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    const folders: string[] = [];
    for (const one of packages) {
      const files = byName.get(one.manifest.name);
      if (!files) throw new Error(`Expected pnpm to pack ${one.folder}, got no tarball of it.`);
      const published = preparedFiles(files, one, owner, await copiedLicences(root, one.folder));
      folders.push(await writeFiles(published, join(work, one.folder)));
    }
    const tarballs = await packByNpm(folders, target);
    return await Promise.all(packages.map((one, at) => readTarball(tarballs[at] ?? "", one)));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Packs with pnpm, which replaces `workspace:` and `catalog:` by versions. */
async function packByPnpm(
  root: string,
  packages: readonly PublicPackage[],
  to: string,
): Promise<void> {
  const filters = packages.map(({ folder }) => `--filter=./${folder}`);
  const [command, ...first] = PNPM;
  const args = [...first, "--recursive", ...filters, "pack", "--pack-destination", to, "--json"];
  await run(command, args, { cwd: root, maxBuffer: MAX_OUTPUT_BYTES });
}

async function readPacked(folder: string): Promise<Map<string, Files>> {
  const tarballs = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
  const read = await Promise.all(
    tarballs.map(async (name) => filesOf(await readFile(join(folder, name)))),
  );
  return new Map(read.map((files) => [manifestOf(files).name, files]));
}

async function copiedLicences(root: string, folder: string): Promise<string> {
  const modules = join(root, folder, "node_modules");
  const texts: string[] = [];
  for (const { name, dependencies } of COPIED[folder] ?? []) {
    // The dependencies of a package are in folders next to its real path.
    const real = await realpath(join(modules, name));
    const beside = real.slice(0, real.length - name.length);
    for (const licence of [`${name}/LICENSE`, ...dependencies])
      texts.push(`${licence}\n\n${await readFile(join(beside, licence), "utf8")}`);
  }
  return texts.join("\n\n---\n\n");
}
