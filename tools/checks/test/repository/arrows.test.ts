import { expect, test } from "vitest";
import { arrowFaults } from "../../src/repository/arrows.ts";

test("accepts a package dependency named in the architecture, and external packages", () => {
  expect(arrowFaults("@document-export/cli", ["@document-export/convert", "commander"])).toEqual(
    [],
  );
});

test("reports a dependency that the architecture lacks", () => {
  expect(arrowFaults("@document-export/convert", ["@document-export/types"])).toEqual([
    "expected convert to depend on json-reader, got types too",
  ]);
});

test("reports a package without an entry in the architecture", () => {
  expect(arrowFaults("@document-export/unknown", [])).toEqual([
    expect.stringContaining("expected the arrows of @document-export/unknown in"),
  ]);
});
