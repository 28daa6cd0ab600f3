import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { serviceWarnings } from "../../src/jobs/service-warnings.js";

test("the README explains every warning of the service", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^\| `([a-z-]+)` +\| (.*?) +\|$/gm)].map(([, ...row]) => row);
  for (const row of Object.entries(serviceWarnings)) expect(rows).toContainEqual(row);
});
