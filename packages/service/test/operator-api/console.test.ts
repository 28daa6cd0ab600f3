import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findChromium, PAGE_TIMEOUT_MS } from "@document-export/runtimes";
import { readingFaults } from "@document-export/runtimes/page";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { until } from "../support/until.js";
import { NOT_SOON, startReceiver } from "../support/servers/receiver.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";
import { addOperatorToken, startOperated, type OperatedDemo } from "./support/operator.js";

const REPORT = fileURLToPath(new URL("../../demo/quarterly-report.json", import.meta.url));

const found = findChromium();
const missing = "missing" in found ? found.missing : "";
if (missing) console.warn(`SKIPPED: the console of the service: ${missing}.`);

/** Opens the console of a service and signs in; records errors that the page does not show. */
async function openConsole(browser: Browser, demo: OperatedDemo) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => page.close());
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (/content security/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto(`${demo.port}/console/`);
  await page.getByLabel("Operator token").fill(await addOperatorToken(demo, "admin", "On-call"));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Overview" }).waitFor();
  return { page, complaints };
}

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
    const executablePath = "command" in found ? found.command : "";
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
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

  test("shows a failing receiver, its repair and the delivered call", async () => {
    const demo = await startOperated();
    const { caller, destination } = demo;
    const receiver = await startReceiver([503], NOT_SOON);
    const webhook = { endpoint: receiver.url, events: ["job.done"], connections: [destination] };
    await caller.post("/v2/webhooks", webhook);
    const { page, complaints } = await openConsole(browser, demo);
    await page.getByRole("link", { name: "Deliveries", exact: true }).click();
    await page.getByText("No webhook was called yet.").waitFor();
    await caller.export(hostedDocument("Quarterly report"), { destination });
    await page.getByRole("row").filter({ hasText: "pending" }).getByRole("link").click();
    await page.getByText("Responded with 503").waitFor();
    expect(await readingFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Send now" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send now" }).click();
    await page.getByText(/^Responded with 2\d\d/).waitFor();
    await page.getByRole("link", { name: "Audit log" }).click();
    await page.getByRole("row").filter({ hasText: "On-call" }).first().waitFor();
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

  test("shares one webhook through a token that is shown once", async () => {
    const demo = await startOperated();
    const { caller, destination } = demo;
    const receiver = await startReceiver([503, 204], NOT_SOON);
    const webhook = { endpoint: receiver.url, events: ["job.done"], connections: [destination] };
    await caller.post("/v2/webhooks", webhook);
    const { page, complaints } = await openConsole(browser, demo);
    await page.goto(`${demo.port}/console/#/webhooks/1`);
    await page.getByRole("button", { name: "Create a view token" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("For").fill("Support");
    await dialog.getByRole("button", { name: "Create a view token" }).click();
    const token = await dialog.getByRole("group", { name: "token" }).innerText();
    await dialog.getByRole("button", { name: "Close" }).click();
    await page.getByRole("row").filter({ hasText: "Support" }).waitFor();
    const { id } = await caller.export(hostedDocument("Report"), { destination });
    // Waits here without loading the page, which a token may do only 60 times a minute.
    const { db } = demo.service.storage;
    const webhooks = db.selectFrom("webhooks").select("failing_since");
    await until(async () => (await webhooks.executeTakeFirst())?.failing_since instanceof Date);

    await page.goto(`${demo.port}/webhook-view/`);
    const field = page.getByLabel("View token");
    await field.fill(token.trim());
    await field.press("Enter");
    await page.getByRole("heading", { name: "Webhook to" }).waitFor();
    await page.getByText("Failing since").waitFor();
    expect(await readingFaults(page)).toEqual([]);
    await page.getByRole("searchbox").fill(id);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "All messages" }).waitFor();
    await page.getByRole("cell", { name: id }).waitFor();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByLabel("View token").waitFor();
    expect(await readingFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
