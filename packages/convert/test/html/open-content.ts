import { PAGE_TIMEOUT_MS } from "@document-export/runtimes";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { convertDocument } from "../../src/index.js";

const WIDTHS = [320, 390, 480, 600, 640, 641, 700, 768, 900, 1024, 1104, 1280, 1440, 1600];
const ADDRESS = "http://document.test/";

/** Opens content at an address with a content security policy, and collects what the browser refused. */
export async function openContent(browser: Browser, content: string, policy = "", sheet = "") {
  const page = await browser.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.route("**/*", (route) => {
    const isPage = route.request().url() === ADDRESS;
    const isSheet = route.request().url() === `${ADDRESS}style.css`;
    if (!isPage && !isSheet) return route.abort();
    return route.fulfill({
      body: isPage ? content : sheet,
      contentType: isPage ? "text/html; charset=utf-8" : "text/css; charset=utf-8",
      headers: policy === "" ? {} : { "content-security-policy": policy },
    });
  });
  await page.goto(ADDRESS);
  return { page, refused: () => refused.filter((text) => text.includes("Security Policy")) };
}

/** Window widths at which the page overflows. */
export async function overflows(page: Page): Promise<readonly number[]> {
  const wrong: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await page.evaluate<number>("document.documentElement.scrollWidth");
    if (shown > width) wrong.push(width);
  }
  return wrong;
}

/** Expects that a document's page overflows the window at no width, in both styles. */
export async function expectFitting(browser: Browser, document: unknown): Promise<void> {
  for (const styles of ["semantic", "faithful"] as const) {
    const { content } = convertDocument(document, { format: "html", styles });
    const { page } = await openContent(browser, content);
    expect(await overflows(page), styles).toEqual([]);
    await page.close();
  }
}
