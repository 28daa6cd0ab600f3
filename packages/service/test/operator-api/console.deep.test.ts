import { readingFaults } from "@document-export/runtimes/page";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostedDocument } from "../support/hosted-document.js";
import { NOT_SOON, startReceiver } from "../support/servers/receiver.js";
import { until } from "../support/until.js";
import { missing, openConsole, startBrowser } from "./support/console-page.js";
import { startOperated } from "./support/operator.js";

describe.skipIf(missing)("the console of the service", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

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
