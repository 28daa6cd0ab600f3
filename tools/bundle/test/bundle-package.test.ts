import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { bundlePackage } from "../src/index.ts";

/** Creates a built package of two entries that share a module, which imports a package with a licence. */
async function builtPackage(shared: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-bundle-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const constant = join(folder, "node_modules/constant");
  await cp(new URL("data/", import.meta.url), constant, { recursive: true });
  // The bundler inlines numbers, and nothing of the package would be left.
  await writeFile(join(constant, "index.js"), "export const value = [42];");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await mkdir(join(folder, "dist/inner"), { recursive: true });
  const files = {
    "main.js": 'export { shared } from "./inner/shared.js";',
    "main.d.ts": "export declare const shared: object;",
    "inner/shared.js": shared,
    "inner/thread.js": 'import { shared } from "./shared.js"; export const inThread = shared;',
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, "dist", name), text);
  return folder;
}

test("leaves a file for each entry, which shares its state with the others and needs no package", async () => {
  const folder = await builtPackage(
    'import { value } from "constant"; import "node:fs"; export const shared = { value };',
  );
  await mkdir(join(folder, "dist/vendor"));
  await writeFile(join(folder, "dist/vendor/old.js"), "");
  expect([
    ...(await bundlePackage({
      folder,
      entries: { main: "main", thread: "inner/thread" },
      platform: "neutral",
    })),
  ]).toEqual(["constant"]);
  await rm(join(folder, "node_modules"), { recursive: true });
  const load = (name: string) => import(pathToFileURL(join(folder, "dist", name)).href);
  const [main, thread] = (await Promise.all([load("main.js"), load("thread.js")])) as [
    { readonly shared: object },
    { readonly inThread: object },
  ];
  expect(main.shared).toEqual({ value: [42] });
  expect(thread.inThread).toBe(main.shared);
  expect(await readdir(join(folder, "dist/inner"))).toEqual([]);
  expect(await readdir(join(folder, "dist"))).toContain("main.d.ts");
  expect(await readdir(join(folder, "dist/vendor"))).toEqual(["licences.js"]);
  const licences = await readFile(join(folder, "dist/vendor/licences.js"), "utf8");
  expect(licences).toContain("constant\n\nCopyright (c) Somebody");
});

test("leaves the import of a kept package unchanged", async () => {
  const folder = await builtPackage('export { other as shared } from "kept/inner";');
  const bundled = { folder, entries: { "inner/main": "main" }, platform: "node" } as const;
  expect([...(await bundlePackage({ ...bundled, kept: new Set(["kept"]) }))]).toEqual([]);
  const code = await readFile(join(folder, "dist/inner/main.js"), "utf8");
  expect(code).toContain('"kept/inner"');
});

test("includes a file instead of a package that it replaces", async () => {
  const folder = await builtPackage('export { value as shared } from "constant";');
  const constant = join(folder, "constant.js");
  await writeFile(constant, "export const value = [7];");
  const bundled = { folder, entries: { "inner/main": "main" }, platform: "neutral" } as const;
  await bundlePackage({ ...bundled, replaced: { constant } });
  const code = await readFile(join(folder, "dist/inner/main.js"), "utf8");
  expect(code).toContain("[7]");
  expect(code).not.toContain("[42]");
});

test("refuses a relative path that leads nowhere from the bundle", async () => {
  const folder = await builtPackage(
    'export const shared = { file: new URL("../../package.json", import.meta.url) };',
  );
  const bundled = bundlePackage({ folder, entries: { main: "main" }, platform: "node" });
  await expect(bundled).rejects.toThrow("in the bundled main.js, got none");
});

test("leaves the other modules and the vendored code if it is asked to", async () => {
  const folder = await builtPackage('export { value as shared } from "../vendor/constant.js";');
  await mkdir(join(folder, "dist/vendor"));
  await writeFile(join(folder, "dist/vendor/constant.js"), "export const value = [42];");
  await bundlePackage({
    folder,
    entries: { main: "main" },
    platform: "node",
    keepsModules: true,
  });
  expect(await readFile(join(folder, "dist/main.js"), "utf8")).toContain('"./vendor/constant.js"');
  expect(await readdir(join(folder, "dist/inner"))).toEqual(["shared.js", "thread.js"]);
});

test("refuses an import that cannot be resolved, and leaves the modules", async () => {
  const folder = await builtPackage('import "missing"; export const shared = {};');
  await expect(
    bundlePackage({ folder, entries: { main: "main" }, platform: "node" }),
  ).rejects.toThrow("missing");
  expect(await readdir(join(folder, "dist/inner"))).toEqual(["shared.js", "thread.js"]);
});
