// Publishes what the dry run checked: `pnpm release`, in the release workflow. Packs and checks once more, leaves out what npm
// has already, and publishes the tarballs by npm's trusted publishing, which needs no token. pnpm and `changeset publish`
// are not used: they lose the identity of the workflow, or do not read what npm 12 prints.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { checks } from "./checks/checks.ts";
import { openMembers, OWNER_FILE, ownerOrExample, readOwnerFile } from "./owner.ts";
import { packPackages } from "./pack/pack-packages.ts";
import { refusals } from "./refusals.ts";
import { describeResult } from "./report.ts";
import { inRepository, OUTPUT, ROOT, SIZES_FILE } from "./root.ts";
import { runCheck } from "./run-checks.ts";
import { readSizes } from "./sizes.ts";
import type { Tarball } from "./tarball.ts";

const run = promisify(execFile);

const ownerFile = await readOwnerFile(join(ROOT, OWNER_FILE));
const { stdout: npmVersion } = await run("npm", ["--version"]);
const refused = refusals({
  open: openMembers(ownerFile),
  repository: ownerFile.repository,
  environment: process.env,
  npmVersion: npmVersion.trim(),
});
for (const reason of refused) console.error(reason);
if (refused.length > 0) process.exitCode = 1;
else await publish();

async function publish(): Promise<void> {
  const owner = ownerOrExample(ownerFile);
  const tarballs = await packPackages(ROOT, join(OUTPUT, "packages"), owner);
  const context = { owner, tarballs, inRepository, sizes: await readSizes(SIZES_FILE) };
  const results = await Promise.all(checks.map((check) => runCheck(check, context)));
  const failed = results.filter(({ faults }) => faults.length > 0);
  for (const result of failed) console.error(describeResult(result));
  if (failed.length > 0) {
    process.exitCode = 1;
    return;
  }
  for (const tarball of tarballs) await publishOne(tarball);
}

/** The line about a new tag is what the action of Changesets reads to make tags and releases of GitHub. */
async function publishOne({ manifest: { name, version }, file }: Tarball): Promise<void> {
  if (await isPublished(name, version)) {
    console.log(`${name}@${version} is published already.`);
    return;
  }
  await run("npm", ["publish", file, "--provenance", "--access", "public"]);
  const own = name.replace(/^.*\//, "@document-export/");
  console.log(`New tag: ${own}@${version}`);
}

/** @throws {Error} where npm could not be asked: only its own 404 says that a version is not there. */
async function isPublished(name: string, version: string): Promise<boolean> {
  try {
    const { stdout } = await run("npm", ["view", `${name}@${version}`, "version", "--json"]);
    return stdout.trim() !== "";
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    if (`${stdout}${stderr}`.includes("E404")) return false;
    throw error;
  }
}
