import { expect, test } from "vitest";
import { dependencyFaults } from "../../src/repository/package-dependencies.ts";

test("accepts a package dependency named in the architecture, and external packages", () => {
  expect(
    dependencyFaults("@document-export/cli", ["@document-export/convert", "commander"]),
  ).toEqual([]);
});

test("reports a dependency that the architecture lacks", () => {
  expect(dependencyFaults("@document-export/convert", ["@document-export/types"])).toEqual([
    "expected convert to depend on json-reader, got types too",
  ]);
});

test("reports a package without an entry in the architecture", () => {
  expect(dependencyFaults("@document-export/unknown", [])).toEqual([
    expect.stringContaining("expected the allowed dependencies of @document-export/unknown in"),
  ]);
});
