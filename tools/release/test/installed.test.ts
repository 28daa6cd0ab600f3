import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { installedFaults } from "../src/consumers/installed.ts";

test("reports more packages or disk blocks than the limit", async () => {
  const folder = await mkdtemp(join(tmpdir(), "document-export-installed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const modules = join(folder, "node_modules");
  for (const name of ["one", "@scope/two", "one/node_modules/three", "one/dist"]) {
    await mkdir(join(modules, name), { recursive: true });
    await writeFile(join(modules, name, "package.json"), "{}");
  }
  await writeFile(join(modules, "one/large.js"), Buffer.alloc(1024 * 1024));
  expect(await installedFaults(modules, { packages: 3, megabytes: 2 })).toEqual([]);
  expect(await installedFaults(modules, { packages: 2, megabytes: 1 })).toEqual([
    "expected at most 2 installed packages, got 3",
    "expected at most 1 MB installed, got 1.1",
  ]);
});
