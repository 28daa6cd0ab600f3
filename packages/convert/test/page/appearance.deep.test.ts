import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choose, converted, missing, openPage, startBrowser } from "./open-page.js";

/** The violations that axe finds, by rule and element. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<readonly string[]>(`axe
    .run(document, { iframes: false })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + " " + target + ": " + failureSummary)))`);
}

/** How many pixels the page is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
}

describe.skipIf(missing)("the look of the page", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  test.each([
    ["light", 390],
    ["dark", 390],
    ["light", 768],
    ["dark", 1440],
  ] as const)(
    "axe reports no violation and nothing overflows: %s, %i px",
    async (colorScheme, width) => {
      const { page } = await openPage(browser, { colorScheme, viewport: { width, height: 900 } });
      const faults = async () => [...(await faultsOf(page)), await overflowOf(page)];
      await page.getByRole("button", { name: "Paste JSON" }).click();
      expect(await faults()).toEqual([0]);
      await choose(page, "{");
      await page.getByRole("alert").waitFor();
      expect(await faults()).toEqual([0]);
      await page.getByRole("button", { name: "Try an example" }).click();
      await converted(page, "The example");
      for (const name of ["DOCX", "HTML", "Markdown"]) {
        await page.getByRole("tab", { name }).click();
        expect(await faults()).toEqual([0]);
      }
      await page.locator(".places button").first().click();
      await page.locator("#place").waitFor();
      expect(await faults()).toEqual([0]);
      await page.close();
    },
  );

  test("a title and a word without spaces fit a phone", async () => {
    const word = "w".repeat(500);
    const elements = [{ textRun: { content: word } }, { equation: {} }];
    const body = { content: [{ paragraph: { elements } }] };
    const { page } = await openPage(browser, { viewport: { width: 390, height: 800 } });
    await choose(page, JSON.stringify({ title: word, body }), `${word}.json`);
    await converted(page, `${word}.json`);
    for (const name of ["HTML", "Markdown", "DOCX", "Text"]) {
      await page.getByRole("tab", { name }).click();
      expect(await overflowOf(page)).toBe(0);
    }
    await page.close();
  });
});
