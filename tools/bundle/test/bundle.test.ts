import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleModule } from "../src/index.ts";

/** Creates a folder with a module that imports a package with a licence. */
async function project(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-bundle-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(new URL("data/", import.meta.url), join(folder, "node_modules/constant"), {
    recursive: true,
  });
  const file = join(folder, "main.mjs");
  await writeFile(file, code);
  return file;
}

test("fails for an import that cannot be resolved", async () => {
  const file = await project('import "missing-package";');
  await expect(bundleModule(file, "browser")).rejects.toThrow("missing-package");
});
