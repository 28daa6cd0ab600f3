import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installTarballs, type Installed } from "./install-tarballs.js";

const run = promisify(execFile);

let installed: Installed;
beforeAll(async () => {
  installed = await installTarballs();
});
afterAll(() => installed?.remove());

test.each(["types", "client"] as const)(
  "every entry of the packed %s has types that match its code",
  async (name) => {
    const tarball = await readFile(installed.tarballs[name]);
    const checked = await checkPackage(createPackageFromTarballData(tarball));
    if (!checked.types) throw new Error("The package has no types.");
    // Modules of the old kind reach the packages by `require` of an ES module; `node10` reads no `exports`.
    const problems = checked.problems.filter(
      (problem) =>
        problem.kind !== "CJSResolvesToESM" &&
        !(problem.kind === "NoResolution" && problem.resolutionKind === "node10"),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(checked.entrypoints)).toContain(".");
  },
);

test.each(["types", "client"] as const)(
  "the packed %s contains the build, README, licence and manifest only",
  async (name) => {
    const files = createPackageFromTarballData(await readFile(installed.tarballs[name]))
      .listFiles()
      .map((path) => path.replace(`/node_modules/@document-export/${name}/`, ""));
    expect(files).toEqual(expect.arrayContaining(["README.md", "dist/index.js"]));
    const others = files.filter((path) => !/^dist\/.+\.(js|d\.ts)$/.test(path));
    expect(others.sort()).toEqual(["LICENSE", "README.md", "package.json"]);
  },
);

test("a CommonJS module can require every entry of the packed client", async () => {
  const { exports } = JSON.parse(
    await readFile(new URL("../../package.json", import.meta.url), "utf8"),
  ) as { exports: Readonly<Record<string, unknown>> };
  const entries = Object.keys(exports).filter((entry) => !entry.endsWith(".json"));
  const script = `
    for (const entry of ${JSON.stringify(entries)})
      console.log(entry, Object.keys(require("@document-export/client" + entry.slice(1))).length > 0);`;
  const { stdout } = await run(process.execPath, ["-e", script], { cwd: installed.folder });
  expect(stdout.trim().split("\n")).toEqual(entries.map((entry) => `${entry} true`));
});
