import { expect, test } from "vitest";
import { arrowFaults } from "../../src/repository/arrows.ts";

test("a package may depend on what the architecture names, and on others' packages", () => {
  expect(arrowFaults("@document-export/cli", ["@document-export/convert", "commander"])).toEqual(
    [],
  );
});

test("an arrow that the architecture does not have is a fault", () => {
  expect(arrowFaults("@document-export/convert", ["@document-export/types"])).toEqual([
    "expected convert to depend on json-reader, got types too",
  ]);
});

test("reports a package without its own arrows", () => {
  expect(arrowFaults("@document-export/unknown", [])).toEqual([
    expect.stringContaining("expected the arrows of @document-export/unknown in"),
  ]);
});
