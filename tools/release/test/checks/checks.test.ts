import { expect, test } from "vitest";
import type { Check, Context } from "../../src/checks/check.ts";
import { dependenciesCheck } from "../../src/checks/check-dependencies.ts";
import { filesCheck } from "../../src/checks/check-files.ts";
import { licencesCheck } from "../../src/checks/check-licences.ts";
import { manifestCheck } from "../../src/checks/check-manifest.ts";
import { readmeCheck } from "../../src/checks/check-readme.ts";
import { sizeCheck } from "../../src/checks/check-size.ts";
import { exampleContext, exampleTarball } from "./example-tarball.ts";

const found = async (
  check: Check,
  manifest: object = {},
  files: Readonly<Record<string, string>> = {},
  context: Partial<Context> = {},
) => check.faults(exampleTarball(manifest, files), exampleContext(context));

const PURE = [
  manifestCheck,
  dependenciesCheck,
  licencesCheck,
  readmeCheck,
  filesCheck,
  sizeCheck,
] as const;

test.each(PURE)("$name reports no fault for a valid package", async (check) =>
  expect(await found(check)).toEqual([]),
);

test.each([
  [
    { repository: undefined },
    "expected `repository.url` git+https://github.com/owner/name.git, got none",
  ],
  [
    { bugs: "https://example.com" },
    "expected `bugs` https://github.com/owner/name/issues, got https://example.com",
  ],
  [
    { homepage: undefined },
    "expected `homepage` https://github.com/owner/name/tree/main/packages/client#readme, got none",
  ],
  [{ publishConfig: { access: "public" } }, "expected `publishConfig.provenance` true, got none"],
  [{ license: "ISC" }, "expected `license` MIT, got ISC"],
  [{ name: "@other/client" }, "expected `name` @document-export, got @other"],
  [{ keywords: ["a"] }, "expected `keywords (3 or more)`, got none"],
  [{ engines: {} }, "expected `engines.node`, got none"],
  [{ sideEffects: undefined }, "expected `sideEffects`, got none"],
  [{ scripts: { build: "tsc" } }, 'expected `scripts` none, got {"build":"tsc"}'],
])("a manifest with %j is a fault", async (manifest, fault) =>
  expect(await found(manifestCheck, manifest)).toContain(fault),
);

test("reports a dependency that only this repository can resolve", async () => {
  const dependencies = {
    ky: "catalog:",
    "@document-export/types": "workspace:^",
    "@document-export/config": "^0.0.0",
    "@document-export/client": "^0.9.0",
  };
  expect(
    await found(dependenciesCheck, { dependencies }, {}, { tarballs: [exampleTarball()] }),
  ).toEqual([
    "expected a version of ky, got catalog:",
    "expected a version of @document-export/types, got workspace:^",
    "expected @document-export/config to be published, got a private package",
    "expected @document-export/client ^1.0.0, got ^0.9.0",
  ]);
});

test("reports a bundle without the licences of its content", async () => {
  const bundle = { "dist/bundle.js": "x".repeat(400_000) };
  expect(await found(licencesCheck, {}, bundle)).toEqual([
    "expected THIRD-PARTY-LICENSES, since dist/bundle.js is a bundle, got none",
  ]);
  expect(await found(licencesCheck, {}, { ...bundle, "THIRD-PARTY-LICENSES": "MIT" })).toEqual([]);
  expect(await found(licencesCheck, {}, { LICENSE: "another" })).toHaveLength(1);
});

test.each([
  ["dist/a.test.js", "dist/a.test.js is a test"],
  ["test/a.js", "test/a.js is part of the tests"],
  ["src/index.ts", "src/index.ts is a source"],
  ["dist/index.js.map", "dist/index.js.map is a source map without its source"],
  ["tsconfig.build.tsbuildinfo", "tsconfig.build.tsbuildinfo is of the compiler"],
  [".env", ".env is hidden"],
  ["dist/old.js", "dist/old.js is left from an older build: its source is gone"],
])("reports the file %s", async (path, fault) =>
  expect(await found(filesCheck, {}, { [path]: "export {};" })).toContain(fault),
);

test("reports code that names a missing source map", async () =>
  expect(
    await found(filesCheck, {}, { "dist/index.js": "a();\n//# sourceMappingURL=index.js.map" }),
  ).toEqual(["dist/index.js names a source map that is not in the package"]));

test.each([
  ["docs/use.md", "expected an https address, got docs/use.md"],
  ["http://example.com", "expected an https address, got http://example.com"],
  ["#nowhere", "#nowhere: there is no heading #nowhere"],
  [
    "https://github.com/owner/name/tree/main/gone",
    "https://github.com/owner/name/tree/main/gone: there is no gone in the repository (linked from packages/client)",
  ],
  [
    "https://github.com/owner/name/tree/main/spec#how",
    "https://github.com/owner/name/tree/main/spec#how: there is no heading #how",
  ],
])("a link to %s is a fault", async (link, fault) => {
  const readme = `# @document-export/client\n\n[here](${link}) ${"and on ".repeat(60)}`;
  expect(await found(readmeCheck, {}, { "README.md": readme })).toEqual([fault]);
});

test("accepts a link to a heading of the repository", async () => {
  const link = "https://github.com/owner/name/tree/main/spec#how-to-use-it";
  const readme = `# @document-export/client\n\n[here](${link}) ${"and on ".repeat(60)}`;
  expect(await found(readmeCheck, {}, { "README.md": readme })).toEqual([]);
});

test("reports growth beyond a tenth and how to accept it", async () => {
  const sizes = { "packages/client": { packed: 100, unpacked: 1_000 } };
  const larger = { "dist/index.js": "a".repeat(10_000) };
  expect(await found(sizeCheck, {}, larger, { sizes })).toEqual([
    "expected about 1.0 kB unpacked, got 10.3 kB; `pnpm release:dry --accept-sizes` accepts it",
  ]);
});
