import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import type { Browser } from "playwright-core";
import { onTestFinished } from "vitest";
import { addOperatorToken, type OperatedDemo } from "./operator.js";

/** Why there is no browser, or an empty text. */
export const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: the console of the service: ${missing}.`);

/** Starts a browser. */
export function startBrowser(): Promise<Browser> {
  return startChromium();
}

/** Opens the console of a service and signs in; records errors that the page does not show. */
export async function openConsole(browser: Browser, demo: OperatedDemo) {
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
