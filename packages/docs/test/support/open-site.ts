import type { Server } from "node:http";
import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { serveSite } from "./serve-site.ts";

/** Why no browser can be started; empty if one can. */
export const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: the site in a browser: ${missing}.`);

/** The built site in a browser. */
export interface Site {
  /** Opens a page of the site, and records its requests to other hosts and its errors. */
  readonly open: (url: string, options?: BrowserContextOptions) => Promise<Opened>;
  readonly close: () => Promise<void>;
}
export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Starts a browser and a server for it. */
export async function openSite(): Promise<Site> {
  const [browser, { origin, server }] = await Promise.all([startChromium(), serveSite()]);
  return {
    open: (url, options = {}) => openPage(browser, origin, url, options),
    close: () => closeAll(browser, server),
  };
}

async function openPage(
  browser: Browser,
  origin: string,
  url: string,
  options: BrowserContextOptions,
): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const complaints: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/docs/`) && !/^(?:data|blob):/.test(request.url()))
      complaints.push(`asks for ${request.url()}`);
  });
  page.on("console", (message) => {
    // For the 404 page, the browser reports its own status as an error.
    if (message.type() === "error" && !url.endsWith("404.html")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(origin + url);
  return { page, complaints };
}

async function closeAll(browser: Browser, server: Server): Promise<void> {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
