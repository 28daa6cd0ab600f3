// Publishes the tarballs that `pnpm release:dry` packed and approved: `pnpm release`, in the release workflow. npm's
// trusted publishing needs no token. pnpm and `changeset publish` are not used: they lose the identity of the workflow,
// or cannot parse the output of npm 12. A second run continues where the first one stopped.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { openMembers, OWNER_FILE, readOwnerFile } from "./owner.ts";
import { readChecked } from "./publish/checked-packages.ts";
import { createRelease } from "./publish/create-release.ts";
import { isPublished } from "./publish/is-published.ts";
import { refusals } from "./publish/refusals.ts";
import { OUTPUT, ROOT } from "./root.ts";

const run = promisify(execFile);

const owner = await readOwnerFile(join(ROOT, OWNER_FILE));
const { stdout: npmVersion } = await run("npm", ["--version"]);
const refused = refusals({
  open: openMembers(owner),
  repository: owner.repository,
  environment: process.env,
  npmVersion: npmVersion.trim(),
});
for (const reason of refused) console.error(reason);
if (refused.length > 0) process.exitCode = 1;
else await publish(process.env.GITHUB_SHA ?? "main");

async function publish(commit: string): Promise<void> {
  const folder = join(OUTPUT, "packages");
  for (const one of await readChecked(folder)) {
    const id = `${one.name}@${one.version}`;
    if (await isPublished(one.name, one.version)) console.log(`${id} was published before.`);
    else {
      await run("npm", ["publish", join(folder, one.file), "--provenance", "--access", "public"]);
      console.log(`${id} is published.`);
    }
    await createRelease(one, commit);
  }
}
