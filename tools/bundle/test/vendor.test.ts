import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { vendorPackages, writeVendored } from "../src/index.ts";

/** Creates a built package with a module that imports a package with a licence. */
async function builtPackage(code: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "document-export-vendor-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const constant = join(folder, "node_modules/constant");
  await cp(new URL("data/", import.meta.url), constant, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await mkdir(join(folder, "dist/inner"), { recursive: true });
  await writeFile(join(folder, "dist/inner/main.js"), code);
  return folder;
}

/** Runs the module without its imported packages. */
async function importMain(folder: string): Promise<object> {
  await rm(join(folder, "node_modules"), { recursive: true });
  return (await import(pathToFileURL(join(folder, "dist/inner/main.js")).href)) as object;
}

test.each([
  ['import { value } from "constant"; import "node:fs"; export { value };'],
  ['export { value } from "constant";'],
])("runs `%s` without the package after vendoring it", async (code) => {
  const folder = await builtPackage(code);
  writeVendored(folder, await vendorPackages(folder));
  expect(await importMain(folder)).toMatchObject({ value: 42 });
  const vendored = (name: string) => readFile(join(folder, "dist/vendor", name), "utf8");
  expect(JSON.parse(await vendored("packages.json"))).toEqual(["constant"]);
  expect(await vendored("licences.js")).toContain("constant\n\nCopyright (c) Somebody");
});

test("copies a file beside the package's module, with its licences", async () => {
  const folder = await builtPackage('export { file } from "constant";');
  const constant = join(folder, "node_modules/constant");
  const code = 'export const file = new URL("./data.bin", import.meta.url);';
  await writeFile(join(constant, "index.js"), code);
  await writeFile(join(constant, "data.bin"), "data");
  await vendorPackages(folder, { licences: "Copyright (c) Data" });
  const { file } = (await importMain(folder)) as { readonly file: URL };
  expect(await readFile(file, "utf8")).toBe("data");
  const licences = await readFile(join(folder, "dist/vendor/licences.js"), "utf8");
  expect(licences).toContain("Copyright (c) Data");
});

test("leaves the import of a kept package unchanged", async () => {
  const folder = await builtPackage('import "constant"; export { other } from "kept/inner";');
  expect([...(await vendorPackages(folder, { kept: new Set(["kept"]) }))]).toEqual(["constant"]);
  const text = await readFile(join(folder, "dist/inner/main.js"), "utf8");
  expect(text).toBe('import "../vendor/constant.js"; export { other } from "kept/inner";');
});

test("refuses a dynamic import of a package", async () => {
  const folder = await builtPackage(
    'import "constant"; const load = () => import("constant"); export { load };',
  );
  await expect(vendorPackages(folder)).rejects.toThrow('got `import("constant")`');
  const own = await builtPackage('export const load = async () => import("./other.js");');
  await writeFile(join(own, "dist/inner/other.js"), 'import "constant";');
  await expect(vendorPackages(own)).resolves.toEqual(new Set(["constant"]));
});

test("refuses modules that are already vendored", async () => {
  const folder = await builtPackage('import "constant";');
  await vendorPackages(folder);
  await expect(vendorPackages(folder)).rejects.toThrow(
    "that import packages, got none. Compile them first.",
  );
});

test("refuses a namespace import", async () => {
  const folder = await builtPackage('import * as all from "constant"; export { all };');
  await expect(vendorPackages(folder)).rejects.toThrow(
    "Expected imports of constant by name, got another one.",
  );
});
