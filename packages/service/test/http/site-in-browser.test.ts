import { findChromium, PAGE_TIMEOUT_MS } from "@document-export/runtimes";
import { chromium } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { startDemo } from "../support/start-demo.js";

const found = findChromium();
const missing = "missing" in found ? found.missing : "";
if (missing) console.warn(`SKIPPED: the documentation in a browser: ${missing}.`);

test.skipIf(missing)("search and converter work under the policy", async () => {
  const { service } = await startDemo();
  const executablePath = "command" in found ? found.command : "";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await page.goto(`${service.url}/docs/convert/`);
  const converter = page.frameLocator("[data-converter]");
  await converter.getByRole("button", { name: "Try an example" }).click();
  await converter.getByRole("tab", { name: "Markdown" }).waitFor();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("document");
  await page.locator("dialog li").first().waitFor();
  expect(refused).toEqual([]);
});
