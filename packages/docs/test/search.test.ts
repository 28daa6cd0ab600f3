import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { layoutFaults } from "@document-export/runtimes/page";
import { missing, openSite, type Site } from "./support/open-site.ts";
import { pagesToOpen, readPages } from "./support/site-files.ts";

/** Types into the search, and waits until something was found. */
async function search(page: Page, query: string): Promise<string[]> {
  const dialog = page.getByRole("dialog", { name: "Search" });
  if (!(await dialog.isVisible())) await page.keyboard.press("Control+K");
  const input = dialog.getByRole("searchbox");
  await input.fill("");
  await expect.poll(() => dialog.getByRole("status").textContent()).toBe("");
  await input.fill(query);
  await expect.poll(() => dialog.getByRole("status").textContent()).toMatch(/page/i);
  return dialog
    .locator("li > a:first-child")
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
}

/** What newcomers ask, with small words that no page must have; the page that says it, and its last place among those found. */
const QUESTIONS = [
  ["How do I export a document?", "guides/export-a-document", 1],
  ["how can I wait for my job", "guides/wait-for-a-job", 1],
  ["do I need postgres", "guides/run-the-service", 1],
  ["how do I verify the signature of a webhook", "guides/receive-webhooks", 3],
  ["get all pages of a list", "guides/page-through-lists", 3],
  ["is my server compatible with the interface", "guides/validate-an-implementation", 3],
  ["convert a Google Doc to markdown in node", "guides/convert-in-your-own-program", 3],
  ["write my own implementation with express", "guides/build-an-implementation", 3],
  ["use the contract in Redoc or Swagger UI", "guides/docs-tools", 3],
  ["how do I back up the database", "reference/operation/backup", 3],
] as const;

describe.skipIf(missing)("the search", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test("finds a page of each kind by its title", async () => {
    const { page, complaints } = await site.open("/docs/convert/");
    const wanted = pagesToOpen(readPages()).filter(({ html }) =>
      html.includes("data-pagefind-body"),
    );
    for (const { url, html } of wanted) {
      const title = /<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? "";
      expect([title, await search(page, title)]).toEqual([title, expect.arrayContaining([url])]);
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("finds the guide that a question is about", async () => {
    const { page } = await site.open("/docs/convert/");
    for (const [question, guide, place] of QUESTIONS) {
      const found = await search(page, question);
      expect(found.slice(0, place), question).toContain(`/docs/${guide}/`);
    }
    await page.close();
  });

  test("Enter opens the first page that was found", async () => {
    const { page } = await site.open("/docs/convert/");
    const [first = ""] = await search(page, "document");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === first);
    await page.close();
  });

  test("says that nothing was found, and fits a phone", async () => {
    const { page } = await site.open("/docs/convert/", { viewport: { width: 390, height: 900 } });
    expect(await search(page, "document")).not.toEqual([]);
    expect(await page.evaluate(layoutFaults, "dialog")).toEqual([]);
    expect(await search(page, "ڛ")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.close();
  });
});
