import { afterAll, beforeAll, describe, test } from "vitest";
import { missing, openSite, type Site } from "./support/open-site.ts";
import { expectAnswered, expectFoundByTitle, QUESTIONS, search } from "./support/search.ts";
import { pagesToOpen, readPages } from "./support/site-files.ts";

/** How many pages and questions to try; the deep tier tries all. */
const FEW = 1;

describe.skipIf(missing)("the search", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test("finds pages of some kinds by their titles", () =>
    expectFoundByTitle(site, pagesToOpen(readPages()).slice(0, FEW)));

  test("finds the guide that a question is about", () =>
    expectAnswered(site, QUESTIONS.slice(0, FEW)));

  test("opens the first result on Enter", async () => {
    const { page } = await site.open("/docs/convert/");
    const [first = ""] = await search(page, "document");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === first);
    await page.close();
  });
});
