import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { OWNER_FILE } from "../../src/owner.ts";
import { ROOT } from "../../src/root.ts";

const NOBODY = { repository: null, npmScope: "@nobody", codeOwners: null, securityContact: null };

test.each(["publish.ts", "release-mode.ts"])(
  "%s runs without installed packages and refuses without an owner",
  async (script) => {
    const root = await mkdtemp(join(tmpdir(), "document-export-release-"));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    await cp(join(ROOT, "tools/release/src"), join(root, "tools/release/src"), { recursive: true });
    await writeFile(join(root, OWNER_FILE), JSON.stringify(NOBODY));
    const run = spawnSync(process.execPath, [join(root, "tools/release/src", script)], {
      encoding: "utf8",
    });
    expect(run.stderr).toContain(`repository, codeOwners, securityContact in ${OWNER_FILE}`);
    expect(run.stderr).not.toContain("ERR_MODULE_NOT_FOUND");
  },
);
