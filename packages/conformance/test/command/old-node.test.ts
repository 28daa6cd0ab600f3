import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

test("reports an old Node version in one line before loading anything else", async () => {
  const folder = await mkdtemp(join(tmpdir(), "old-node-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // Dependencies are left out: the code that needs them is not reached.
  for (const name of ["main.js", "check-node.js"])
    await cp(join(DIST, name), join(folder, "dist", name));
  const manifest = JSON.stringify({ type: "module", engines: { node: ">=99.1" } });
  await writeFile(join(folder, "package.json"), manifest);
  const args = [join(folder, "dist/main.js"), "http://127.0.0.1:9"];
  const { stderr, stdout, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toBe(
    `document-export-conformance needs Node 99.1 or later, and this is Node ${process.versions.node}. Install a newer one (https://nodejs.org), or set PATH to it.\n`,
  );
  expect({ stdout, status }).toEqual({ stdout: "", status: 5 });
});
