import { expect, test } from "vitest";
import { engineFaults, manifestFaults } from "../../src/repository/manifests.ts";

const good = {
  name: "a",
  description: "Exports Google Docs.",
  keywords: ["google-docs"],
  license: "MIT",
  publishConfig: { access: "public", provenance: true },
};

test("accepts a manifest with a description and keywords", () => {
  expect(manifestFaults(good)).toEqual([]);
});

test("reports what a manifest lacks", () => {
  expect(manifestFaults({ name: "a", publishConfig: { access: "public" } })).toEqual([
    "expected `description` to name Google Docs",
    "expected `keywords` to include google-docs",
    "expected the license MIT, got undefined",
    "expected `publishConfig` to be public, with provenance",
  ]);
});

test.each<[string, [string, string][], string | undefined]>([
  [">=20", [], undefined],
  [">=20", [["a", ">= 14.6"]], undefined],
  [">=22.12", [["a", ">=22.12.0"]], undefined],
  [">=20", [["a", "20 || >=22"]], undefined],
  [">=20", [["a", "^20.19.0 || >=22"]], "expected `engines.node` >=20.19 (a), got >=20"],
  [
    ">=22.15",
    [
      ["a", ">=20"],
      ["b", ">=22.19.0"],
    ],
    "expected `engines.node` >=22.19 (b), got >=22.15",
  ],
  [">=22", [["a", ">=20"]], "expected `engines.node` >=20 (this repository), got >=22"],
])("engines %s with %j", (node, dependencies, expected) => {
  const faults = engineFaults({ ...good, engines: { node } }, new Map(dependencies));
  expect(faults).toEqual(expected ? [expected] : []);
});
