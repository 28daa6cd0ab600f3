import { layoutFaults } from "@document-export/runtimes/page";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectReadable } from "./support/expect-readable.ts";
import { missing, openSite, type Site } from "./support/open-site.ts";

describe.skipIf(missing)("the site in a browser", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test("shows a readable first page at every size, in both themes", () =>
    expectReadable(site, "/docs/"));

  test("the menu opens on a phone", async () => {
    const { page } = await site.open("/docs/convert/", { viewport: { width: 390, height: 900 } });
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link").first();
    expect(await link.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    await link.waitFor();
    expect(await page.evaluate(layoutFaults, "#starlight__sidebar")).toEqual([]);
    await page.close();
  });

  test("moves a demo link's token from the URL to the tab's storage", async () => {
    const { page } = await site.open("/docs/guides/#demo=de_token-1");
    await expect.poll(() => page.url()).toMatch(/\/docs\/guides\/$/);
    expect(await page.evaluate(() => sessionStorage.getItem("demo-token"))).toBe("de_token-1");
    await page.close();
  });

  test("applies the chosen sample tab to all calls and the next page", async () => {
    const { page } = await site.open("/docs/reference/api/");
    const tabs = page.getByRole("tablist", { name: "Samples" });
    const shown = () => page.getByRole("tabpanel").locator("figcaption").allTextContents();
    await tabs.first().getByRole("tab", { name: "curl" }).press("ArrowRight");
    const chosen = tabs.first().getByRole("tab", { name: "TypeScript", selected: true });
    expect(await chosen.evaluate((tab) => tab === document.activeElement)).toBe(true);
    expect(new Set(await shown())).toEqual(new Set(["TypeScript"]));
    await tabs.first().getByRole("tab", { name: "docexport" }).click();
    await page.goto(new URL("/docs/reference/operator-api/", page.url()).href);
    expect(await shown()).toHaveLength(await tabs.count());
    expect(await shown()).toContain("document-export");
    await page.close();
  });

  test("the converter works inside a page of the site", async () => {
    const { page, complaints } = await site.open("/docs/convert/");
    const converter = page.frameLocator("[data-converter]");
    await converter.getByRole("button", { name: "Try an example" }).click();
    await converter.getByRole("tab", { name: "Markdown" }).waitFor();
    await expect
      .poll(() => page.frames()[1]?.evaluate("document.documentElement.scrollHeight - innerHeight"))
      .toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
