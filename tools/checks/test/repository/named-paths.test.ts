import { expect, test } from "vitest";
import { namedPaths } from "../../src/repository/named-paths.ts";

test("finds relative links and code that names a top-level folder, with their lines", () => {
  const markdown =
    "See [types](packages/types#use).\n\nRules are in `spec/rules`, not in `src/rules`.";
  expect(namedPaths(markdown)).toEqual({
    links: [{ path: "packages/types", line: 1 }],
    code: [{ path: "spec/rules", line: 3 }],
  });
});

test("ignores addresses and anchors", () => {
  expect(namedPaths("[a](https://example.net) [b](#here)").links).toEqual([]);
});
