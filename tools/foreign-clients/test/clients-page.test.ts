import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { clientsPage } from "../src/clients-page.ts";
import { installed, others } from "../src/generators.ts";

test("the page lists every tested generator", async () => {
  await expect(clientsPage([installed, ...others])).toMatchFileSnapshot(
    "../../../packages/docs/foreign-clients.md",
  );
});

test("shows the version of the installed generator", async () => {
  const file = new URL(`../node_modules/${installed.name}/package.json`, import.meta.url);
  expect(JSON.parse(await readFile(file, "utf8")).version).toBe(installed.version);
});
