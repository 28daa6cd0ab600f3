// Prints what the release workflow has to do as `mode=…`, a step output: `version` if there are changesets, `publish`
// if npm lacks a version, else `none`; also `none` until the owner file is filled in.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openMembers, OWNER_FILE, readOwnerFile, type OwnerFile } from "./owner.ts";
import { publicPackages } from "./pack/public-packages.ts";
import { isPublished } from "./publish/is-published.ts";
import { ROOT } from "./root.ts";

console.log(`mode=${await releaseMode(await readOwnerFile(join(ROOT, OWNER_FILE)))}`);

async function releaseMode(owner: OwnerFile): Promise<"version" | "publish" | "none"> {
  const open = openMembers(owner);
  if (open.length > 0) {
    console.error(`Nothing is released before ${open.join(", ")} in ${OWNER_FILE} is filled in.`);
    return "none";
  }
  const changesets = await readdir(join(ROOT, ".changeset"));
  if (changesets.some((file) => file.endsWith(".md"))) return "version";
  for (const { manifest } of await publicPackages(ROOT)) {
    const name = manifest.name.replace(/^@[^/]+/, owner.npmScope);
    if (!(await isPublished(name, manifest.version))) return "publish";
  }
  return "none";
}
