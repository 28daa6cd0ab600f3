import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeContactSheet } from "./support/contact-sheet.ts";
import { missing, openSite, type Site } from "./support/open-site.ts";

/** Pages that look least like each other; `pages.deep.test.ts` checks that every page can be read. */
const PAGES = ["", "guides/export-a-document/", "reference/api/", "convert/"].map(
  (path) => `/docs/${path}`,
);

let site: Site;

beforeAll(async () => {
  if (!missing) site = await openSite();
});

afterAll(async () => {
  await site?.close();
});

test.skipIf(missing)("writes a contact sheet of four pages in two sizes and themes", async () => {
  const folder = join(import.meta.dirname, "../test-results/contact-sheet");
  await writeContactSheet(site, PAGES, folder);
  const pictures = (await readdir(folder)).filter((name) => name.endsWith(".png"));
  expect(pictures.length).toBeGreaterThanOrEqual(PAGES.length * 4);
});
