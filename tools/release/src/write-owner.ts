// Writes the files that GitHub reads: run `pnpm release:owner` after a change of the owner file.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OWNER_FILE, readOwnerFile } from "./owner.ts";
import { ownerFiles } from "./owner-files.ts";
import { inRepository, ROOT } from "./root.ts";

const owner = await readOwnerFile(join(ROOT, OWNER_FILE));
for (const [path, text] of ownerFiles(owner, inRepository)) await writeFile(join(ROOT, path), text);
