// Builds and packs every package again from a copy of the repository in another folder, and compares the tarballs with
// those of this folder byte by byte: `node src/reproduce.ts`. Everything must be built here. Exits with 1 if two
// tarballs differ, and names the differing files.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { OWNER_FILE, ownerOrExample, readOwnerFile } from "./owner.ts";
import { packPackages } from "./pack/pack-packages.ts";
import { ROOT } from "./root.ts";
import { differingFiles } from "./supply-chain/differing-files.ts";

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Maximum number of differing files to list for one package. */
const MAX_NAMED = 10;
const run = promisify(execFile);
const work = await mkdtemp(join(tmpdir(), "document-export-reproduce-"));
// The path has a different length, so that a folder name in the output is noticed.
const copy = join(work, "a/folder/of/another/name");

async function copyRepository(): Promise<void> {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = await run("git", args, { cwd: ROOT, maxBuffer: MAX_OUTPUT_BYTES });
  for (const file of stdout.split("\0").filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(ROOT, file), join(copy, file), { verbatimSymlinks: true });
  }
}

async function build(): Promise<void> {
  const pnpm = (...args: readonly string[]) =>
    run("npx", ["--yes", "pnpm@12", ...args], { cwd: copy, maxBuffer: MAX_OUTPUT_BYTES });
  await pnpm("install", "--frozen-lockfile", "--prefer-offline");
  await pnpm("exec", "turbo", "run", "build", "--force", "--output-logs=errors-only");
}

try {
  const owner = ownerOrExample(await readOwnerFile(join(ROOT, OWNER_FILE)));
  await copyRepository();
  await build();
  const here = await packPackages(ROOT, join(work, "here"), owner);
  const there = await packPackages(copy, join(work, "there"), owner);
  for (const [at, tarball] of here.entries()) {
    const other = there[at];
    const differing = other ? differingFiles(tarball, other) : ["all: it was not packed"];
    const hash = createHash("sha256").update(tarball.packed).digest("hex");
    if (differing.length === 0) console.log(`${tarball.manifest.name}: ${hash}`);
    else {
      const shown = differing.slice(0, MAX_NAMED).join(", ");
      console.error(`${tarball.manifest.name}: ${differing.length} files differ: ${shown}`);
      process.exitCode = 1;
    }
  }
} finally {
  await rm(work, { recursive: true, force: true, maxRetries: 5 });
}
