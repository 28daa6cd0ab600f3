import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writePages } from "../../src/generate/write-pages.ts";

const page = { path: "rules/one", title: 'Rule: "one"', description: "What it is.", body: "Text." };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("writes pages as files with front matter and deletes old files", async () => {
  await writeFile(join(folder, "old.md"), "");
  await writePages([page], folder);
  expect(await readFile(join(folder, "rules/one/index.md"), "utf8")).toBe(
    '---\ntitle: "Rule: \\"one\\""\ndescription: "What it is."\neditUrl: false\ntableOfContents: false\n---\n\nText.\n',
  );
  expect(await readdir(folder)).toEqual(["rules"]);
});

test("a page of three sections has a table of contents", async () => {
  await writePages([{ ...page, body: "## A\n\n## B\n\n## C" }], folder);
  expect(await readFile(join(folder, "rules/one/index.md"), "utf8")).not.toContain(
    "tableOfContents",
  );
});

test.each([
  ["the path `rules/one`", { ...page, title: "Other", description: "Other." }],
  ['the title `Rule: "one"`', { ...page, path: "two", description: "Other." }],
  ["the description `What it is.`", { ...page, path: "two", title: "Other" }],
])("refuses two pages with %s", async (what, other) => {
  await expect(writePages([page, other], folder)).rejects.toThrow(
    `Two generated pages have ${what}`,
  );
});

test("rejects a link to a missing page and keeps the earlier pages", async () => {
  await writePages([page], folder);
  const lost = { ...page, body: "[lost](/docs/reference/lost/)" };
  await expect(writePages([lost], folder)).rejects.toThrow("rules/one to /docs/reference/lost/");
  expect(await readdir(folder)).toEqual(["rules"]);
});
