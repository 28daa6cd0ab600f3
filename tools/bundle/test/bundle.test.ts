import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { bundleModule } from "../src/index.ts";

const script = fileURLToPath(new URL("../src/bundle-in-place.ts", import.meta.url));

/** A folder with a module that imports a package with a licence. */
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

test("a module bundled in place needs its packages no more, and has their licences", async () => {
  const file = await project('export { value } from "constant";');
  await promisify(execFile)(process.execPath, [script, file]);
  await rm(join(file, "../node_modules"), { recursive: true });
  expect(await import(pathToFileURL(file).href)).toMatchObject({ value: 42 });
  expect(await readFile(file, "utf8")).toContain("constant\n\nCopyright (c) Somebody");
});

test("an import that cannot be resolved is an error", async () => {
  const file = await project('import "missing-package";');
  await expect(bundleModule(file, "browser")).rejects.toThrow("missing-package");
});
