import { fileURLToPath, pathToFileURL } from "node:url";
import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** Why the page cannot be tested on this machine; empty if it can. */
export const missing = chromiumMissing() ?? "";

/** The URL of the built page. */
export const PAGE = pathToFileURL(
  fileURLToPath(new URL("../../dist/page/convert.html", import.meta.url)),
).href;

/** Starts the system's Chromium. */
export function startBrowser(): Promise<Browser> {
  return startChromium();
}

/** Opens the page in its own context, and collects its requests and errors. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  return loadPage(await newPage(browser, options));
}

/** Opens an empty page in its own context. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  return page;
}

/** Loads the page, and collects its requests and errors from then on. */
export async function loadPage(page: Page) {
  for (const event of ["request", "console", "pageerror"] as const) page.removeAllListeners(event);
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(PAGE);
  return { page, requests, complaints };
}

/** Selects a file with this content. */
export function choose(page: Page, content: string, name = "note.json"): Promise<void> {
  const file = { name, mimeType: "application/json", buffer: Buffer.from(content) };
  return page.locator("#file").setInputFiles(file);
}

/** Waits until a document is converted. */
export function converted(page: Page, name: string): Promise<void> {
  return page.getByText(`${name} is converted.`).waitFor();
}
