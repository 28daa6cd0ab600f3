import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { layoutFaults } from "@document-export/runtimes/page";
import { missing, openSite, type Site } from "./support/open-site.ts";
import { expectAnswered, expectFoundByTitle, QUESTIONS, search } from "./support/search.ts";
import { pagesToOpen, readPages } from "./support/site-files.ts";

describe.skipIf(missing)("the search", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test("finds a page of each kind by its title", () =>
    expectFoundByTitle(site, pagesToOpen(readPages())));

  test("finds the guide that a question is about", () => expectAnswered(site, QUESTIONS));

  test("reports that nothing was found, and fits a phone", async () => {
    const { page } = await site.open("/docs/convert/", { viewport: { width: 390, height: 900 } });
    expect(await search(page, "document")).not.toEqual([]);
    expect(await page.evaluate(layoutFaults, "dialog")).toEqual([]);
    expect(await search(page, "ڛ")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.close();
  });
});
