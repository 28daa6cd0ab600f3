import { readFile } from "node:fs/promises";
import { isS3Missing, s3Keys, s3Title } from "@document-export/local-servers";
import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { until } from "../support/until.js";
import { startOutage, TITLES } from "./support/outage.js";

const guide = await readFile(new URL("../../docs/on-call.md", import.meta.url), "utf8");
const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: the story in the console: ${missing}.`);

/** Returns the name of a console element, after checking that the guide mentions it. */
function named(name: string): string {
  expect(guide).toContain(`**${name}**`);
  return name;
}

async function openConsole(url: string, token: string): Promise<Page> {
  const browser = await startChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  await page.goto(`${url}/console/`);
  await page.getByLabel("Operator token").fill(token);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: named("Overview") }).waitFor();
  return page;
}

describe.skipIf(isS3Missing)(`a failing destination, ${s3Title}`, () => {
  test.skipIf(missing)("is diagnosed, repaired and retried in the console", async () => {
    const { demo, token, receiver, results } = await startOutage();
    const page = await openConsole(demo.port, token);
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("link", { name: `3 ${named("failed in the last hour")}` }).waitFor();
    const failed = page.getByRole("region", { name: named("Latest failures") });
    await failed.getByText("Site bucket").first().waitFor();
    await failed.getByRole("link", { name: TITLES[0] ?? "" }).click();
    await page.getByRole("heading", { level: 1, name: TITLES[0] ?? "" }).waitFor();
    const job = page.url();
    await page.getByRole("link", { name: "Site bucket" }).click();
    await page.getByRole("button", { name: new RegExp(`^${named("Check")}`) }).click();
    await page.getByText("403").waitFor();
    await page.getByRole("button", { name: new RegExp(`^${named("Update")}`) }).click();
    await page.getByLabel("secretAccessKey").fill(s3Keys.secretAccessKey);
    await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
    await page.getByText("Site bucket was updated.").waitFor();
    await page.getByRole("button", { name: /^Check/ }).click();
    await page.getByText("accepts results").waitFor();

    await page.goto(job);
    await press(named("Retry"));
    await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
    await page.getByRole("status").filter({ hasText: "Exported" }).waitFor();
    expect(await results()).toHaveLength(1);

    await page.goto(`${demo.port}/console/#/jobs?status=failed`);
    await page.getByText(`retried as`).waitFor();
    await press(named("Retry failed …"));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: named("Count") })
      .click();
    await page.getByText("2 failed jobs would be retried.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Retry 2 failed jobs" }).click();
    await page.getByText("2 new jobs were started.").waitFor();
    await page.getByLabel(named("Retried")).selectOption("no");
    await page.getByText("No jobs match these filters.").waitFor();
    await until(async () => (await results()).length === TITLES.length);

    await page.getByRole("link", { name: named("Deliveries"), exact: true }).click();
    await page.getByRole("row").filter({ hasText: "pending" }).waitFor();
    await press(named("Replay since …"));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: named("Count") })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Replay \d+ deliver/ })
      .click();
    await until(() => receiver.calls.length >= 3);
    await expect.poll(() => page.getByRole("row").filter({ hasText: "pending" }).count()).toBe(0);
    await page.getByRole("link", { name: named("Audit log") }).click();
    await page.getByRole("row").filter({ hasText: "job.retry" }).first().waitFor();
    await page.getByRole("row").filter({ hasText: "connection.update" }).waitFor();
  });
});
