import { expect, test } from "vitest";
import { findRunnerNames } from "../../src/repository/runner-names.ts";

test.each([
  "npx document-export serve",
  "  npx --yes docexport convert report.json",
  "pnpm dlx document-export doctor",
  "bunx document-export",
  "npx -p some-package document-export",
])("refuses a name that others could publish: %s", (command) => {
  expect(findRunnerNames("a.md", `first\n${command}\n`)).toEqual([
    expect.stringMatching(/^a\.md:2: `.*`: name the package, such as/),
  ]);
});

test.each([
  "npx @document-export/service serve",
  "npx -p @document-export/service document-export serve",
  "npx --yes pnpm@12 start",
  "npx vitest run",
  "`npx` and npm",
])("accepts %s", (command) => {
  expect(findRunnerNames("a.md", command)).toEqual([]);
});
