import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectReadable } from "./support/expect-readable.ts";
import { missing, openSite, type Site } from "./support/open-site.ts";
import { pagesToOpen, readPages } from "./support/site-files.ts";

describe.skipIf(missing)("the site in a browser", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test.each(pagesToOpen(readPages()).map(({ url }) => url))(
    "%s can be read at every size, in both themes",
    (url) => expectReadable(site, url),
  );

  test("keeps a chosen theme on the next page", async () => {
    const { page } = await site.open("/docs/", { colorScheme: "light" });
    await page.getByLabel("Theme").first().selectOption("dark");
    await page.locator("html[data-theme=dark]").waitFor();
    await page.goto(new URL("/docs/convert/", page.url()).href);
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await page.getByLabel("Theme").first().inputValue()).toBe("dark");
    await page.close();
  });

  test("copies a code block as it is shown", async () => {
    const { url } = readPages().find(({ html }) => html.includes("expressive-code")) ?? { url: "" };
    const { page } = await site.open(url, { permissions: ["clipboard-read", "clipboard-write"] });
    const block = page.locator(".expressive-code figure:visible").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy" }).click();
    await block.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const lines = await block.locator(".code").allTextContents();
    expect(copied.split("\n")).toEqual(lines.map((line) => line.replace(/\n$/, "")));
    await page.close();
  });
});
