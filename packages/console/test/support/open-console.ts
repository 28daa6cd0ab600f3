import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import type { Browser, Page } from "playwright-core";

/** Why no browser can be started; empty if one can. */
export const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: the console in a browser: ${missing}.`);

/** Browser messages about error responses, which the pages report in their own words. */
const EXPECTED = /Failed to load resource|Blocked script execution/;

/** The console in its own page, and the errors that it did not show. */
export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Navigates to a place, such as `jobs?status=failed`, without reloading the console. */
  readonly goTo: (place: string) => Promise<void>;
}

export function startBrowser(): Promise<Browser> {
  return startChromium();
}

/** Opens the console of a service at the given place, in its own page. */
export async function openConsole(browser: Browser, origin: string, place = ""): Promise<Opened> {
  return showConsole(await openPage(browser), origin, place);
}

/** Opens an empty page that shares nothing with others. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  return page;
}

/** Shows the console of a service in a page. */
export async function showConsole(page: Page, origin: string, place: string): Promise<Opened> {
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      complaints.push(`asks for ${request.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text()))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  const address = (to: string) => `${origin}/console/#${to}`;
  await page.goto(address(place));
  return { page, complaints, goTo: async (to) => void (await page.goto(address(`/${to}`))) };
}

/** Removes what a test has left in a page: its document, its session, its routes and its listeners. */
export async function resetPage(page: Page): Promise<void> {
  await page.goto("about:blank");
  for (const event of ["request", "console", "pageerror"] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().clearCookies();
}
