import { fileURLToPath, pathToFileURL } from "node:url";
import { findChromium } from "@document-export/runtimes";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const found = findChromium();
const missing = "missing" in found ? found.missing : "";
const reference = pathToFileURL(fileURLToPath(new URL("../dist/index.html", import.meta.url))).href;
const titles = [
  "List document exports",
  "Export a hosted document",
  "List collections",
  "List webhooks",
  "Create a webhook",
];

if (missing) console.warn(`SKIPPED: the reference in a browser: ${missing}.`);

describe.skipIf(missing)("the reference in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: "command" in found ? found.command : "",
      args: ["--no-sandbox"],
    });
  });
  afterAll(() => browser.close());

  async function open(width: number): Promise<{ page: Page; requests: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(reference);
    await page.getByText("/v2/document-exports").first().waitFor();
    return { page, requests };
  }

  test("loads nothing but itself", async () => {
    const { page, requests } = await open(1280);
    expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([reference]);
    await page.close();
  });

  test("names every operation in its menu", async () => {
    const { page } = await open(1280);
    const html = await page.content();
    expect(titles.filter((title) => !html.includes(title))).toEqual([]);
    await page.close();
  });

  test("shows how to call an operation in three languages", async () => {
    const { page } = await open(1280);
    await page.locator('a[href="#/document-exports/exporthosteddocument"]').first().click();
    const samples = [
      ["curl", `-F 'file=@document.json;type=application/json'`],
      ["TypeScript", "await client.exportHostedDocument({"],
      ["docexport", "docexport export document.json"],
    ] as const;
    const header = page.locator('[data-component-name="Panel/PanelHeader"]');
    const languages = header.filter({ hasText: "/v2/export/hosted-docs" }).getByRole("button");
    for (const [language, line] of samples) {
      await languages.last().click();
      await page.getByRole("menuitem", { name: language, exact: true }).click();
      await page.getByText(line).first().waitFor();
    }
    await page.close();
  });

  test("fits a phone without scrolling sideways", async () => {
    const { page } = await open(390);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.close();
  });
});
