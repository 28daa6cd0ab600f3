import { spawnSync } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { MAIN } from "../support/start.js";
import { temporaryFolder } from "../support/temporary-folder.js";

test("reports an old Node version in one line before loading anything else", async () => {
  const folder = await temporaryFolder();
  // Dependencies are left out: the code that needs them is not reached.
  for (const name of ["main.js", "check-node.js"])
    await cp(join(dirname(MAIN), name), join(folder, "dist", name));
  const manifest = await readFile(join(dirname(MAIN), "../package.json"), "utf8");
  const { type } = JSON.parse(manifest) as { readonly type: string };
  const later = JSON.stringify({ type, engines: { node: ">=99.1" } });
  await writeFile(join(folder, "package.json"), later);
  const args = [join(folder, "dist/main.js"), "exports"];
  const { stderr, stdout, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe(
    `docexport needs Node 99.1 or later, and this is Node ${process.versions.node}. Install a newer one (https://nodejs.org), or set PATH to it.\n`,
  );
  expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
});
