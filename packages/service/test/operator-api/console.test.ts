import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { readingFaults } from "@document-export/runtimes/page";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { missing, openConsole, startBrowser } from "./support/console-page.js";
import { addOperatorToken, startOperated } from "./support/operator.js";

const REPORT = fileURLToPath(new URL("../../demo/quarterly-report.json", import.meta.url));

/** Drops a document on the console, and opens its job when it is done. */
async function exportReport(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Export a document" }).click();
  await page.locator("input[type=file]").setInputFiles(REPORT);
  const item = page.getByRole("list", { name: "Your exports" }).getByRole("listitem").first();
  const step = item.locator("[aria-current=step]", { hasText: /done|failed/ });
  await step.waitFor();
  expect(await item.getByRole("status").innerText()).toContain("Exported");
  await item.getByRole("link").click();
  await page.getByRole("heading", { name: "Timeline" }).waitFor();
}

describe.skipIf(missing)("the console of the service", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  test("exports a document and shows its progress and warnings", async () => {
    const demo = await startOperated();
    const { page, complaints } = await openConsole(browser, demo);
    await exportReport(page);
    const { title } = JSON.parse(await readFile(REPORT, "utf8")) as { title: string };
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByText(/^A worker began/).waitFor();
    await page.getByRole("heading", { name: /^\d+ warnings?$/ }).waitFor();
    await page.getByRole("heading", { name: "Preview" }).waitFor();
    await page
      .getByRole("listitem")
      .filter({ hasText: "table-as-html" })
      .getByRole("button")
      .click();
    const chosen =
      "[...(document.querySelector('iframe').contentWindow.CSS.highlights.get('chosen') ?? [])]";
    await expect.poll(() => page.evaluate(`String(${chosen}[0])`)).toMatch(/^Branch<.*Ha$/s);
    await page.evaluate("scrollTo(0, 0)");
    // The notification stays on the page for some time.
    await page.getByText("is being exported.").waitFor({ state: "detached" });
    expect(await readingFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("shows a new token once, and recovers when the service stops", async () => {
    const data = await temporaryFolder();
    const demo = await startOperated({ data });
    const token = await addOperatorToken(demo, "read");
    const { page, complaints } = await openConsole(browser, demo);
    await page.getByRole("link", { name: "Tokens", exact: true }).click();
    await page.getByRole("button", { name: "Create a token" }).click();
    await page.getByLabel("Name").fill("Site builder");
    // While the dialog loads, the browser still requires a choice.
    await page.getByRole("dialog").getByText("Loading …").waitFor({ state: "detached" });
    await page.getByRole("dialog").getByRole("button", { name: "Create a token" }).click();
    await page.getByText("Copy it now").waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("row").filter({ hasText: "Site builder" }).waitFor();
    // The notification stays on the page for some time.
    await page.getByText("The token Site builder was created.").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    const shown = page.getByText("DOCUMENT_EXPORT_").first();
    await shown.waitFor();
    expect(await readingFaults(page)).toEqual([]);

    await demo.service.stop();
    const lost = page.getByText("The connection to the service is lost.");
    await lost.waitFor();
    expect(await shown.isVisible()).toBe(true);
    await page.getByRole("link", { name: "Connections", exact: true }).click();
    await page.getByText("The service does not respond.").waitFor();
    expect(await readingFaults(page)).toEqual([]);
    await startOperated({ data, operator: { port: Number(new URL(demo.port).port) } });
    // Sessions are in memory, so they are lost when the process stops.
    await page.getByText("Your session has ended.").waitFor();
    await page.getByLabel("Operator token").fill(token);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Connections" }).waitFor();
    await page.getByRole("row").nth(1).waitFor();
    await lost.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });
});
