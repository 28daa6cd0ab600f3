import { expect, test } from "vitest";
import { absoluteLinks } from "../../src/pack/absolute-links.ts";
import { preparedFiles } from "../../src/pack/prepared-files.ts";
import { manifestOf, textOf } from "../../src/tarball.ts";
import { exampleTarball } from "../checks/example-tarball.ts";

const OWNER = { repository: "https://github.com/acme/export", npmScope: "@acme" };
const manifest = JSON.stringify({
  name: "@document-export/client",
  version: "1.0.0",
  files: ["dist"],
  dependencies: { "@document-export/types": "^1.0.0" },
  devDependencies: { vitest: "5.0.0" },
  scripts: { build: "tsc" },
});
const bundle =
  "code();\n/*\nThis file contains code of these packages:\n\nky\n\nMIT, somebody\n*/\n";

function stamped(files: Readonly<Record<string, string>> = {}) {
  const { files: before, ...one } = exampleTarball({}, { "package.json": manifest, ...files });
  return preparedFiles(before, one, OWNER, "");
}

test("writes the owner's repository and no development fields into the manifest", () => {
  expect(manifestOf(stamped())).toEqual({
    name: "@acme/client",
    version: "1.0.0",
    files: ["dist", "THIRD-PARTY-LICENSES"],
    dependencies: { "@acme/types": "^1.0.0" },
    homepage: "https://github.com/acme/export/tree/main/packages/client#readme",
    bugs: "https://github.com/acme/export/issues",
    repository: {
      type: "git",
      url: "git+https://github.com/acme/export.git",
      directory: "packages/client",
    },
  });
});

test("code imports the packages by the owner's scope, without source maps", () => {
  const code = 'import "@document-export/types";\n//# sourceMappingURL=index.js.map\n';
  expect(textOf(stamped({ "dist/index.js": code }), "dist/index.js")).toBe('import "@acme/types";');
});

test("omits dependencies from the manifest whose code is in the package", () => {
  const vendored = {
    "dist/vendor/packages.json": '["@document-export/types"]',
    "dist/vendor/a.js": "",
  };
  const files = stamped(vendored);
  expect(manifestOf(files).dependencies).toEqual({});
  expect([...files.keys()]).toContain("dist/vendor/a.js");
});

test("does not pack files of an older build", () => {
  const paths = [...stamped({ "dist/old.js": "", "dist/old.d.ts": "" }).keys()];
  expect(paths).not.toContain("dist/old.js");
  expect(paths).not.toContain("dist/old.d.ts");
});

test("omits types that no export refers to", () => {
  const exports = { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } };
  const paths = stamped({
    "package.json": JSON.stringify({ ...JSON.parse(manifest), exports }),
    "dist/index.d.ts": 'export { a } from "./vendor/a.js";',
    "dist/vendor/a.d.ts": 'export declare const a: import("./b.js").B;',
    "dist/vendor/b.d.ts": "export interface B {}",
    "dist/vendor/c.d.ts": "",
  }).keys();
  expect([...paths].filter((path) => path.endsWith(".d.ts"))).toEqual([
    "dist/index.d.ts",
    "dist/vendor/a.d.ts",
    "dist/vendor/b.d.ts",
  ]);
});

test("writes the licences that a bundle names into a separate file", () => {
  const notices = textOf(stamped({ "dist/index.js": bundle }), "THIRD-PARTY-LICENSES");
  expect(notices).toMatch(/---\n\nky\n\nMIT, somebody\n$/);
  expect(stamped().has("THIRD-PARTY-LICENSES")).toBe(false);
});

test("rewrites relative links of Markdown to the repository", () => {
  const links =
    "[a](../types) [b](docs/use.md#how) [c](https://x.org/) [d](#here) [e](mailto:a@b.c)";
  expect(absoluteLinks(links, OWNER.repository, "packages/client/README.md")).toBe(
    "[a](https://github.com/acme/export/tree/main/packages/types) " +
      "[b](https://github.com/acme/export/blob/main/packages/client/docs/use.md#how) " +
      "[c](https://x.org/) [d](#here) [e](mailto:a@b.c)",
  );
});
