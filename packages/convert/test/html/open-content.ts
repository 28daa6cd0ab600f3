import { PAGE_TIMEOUT_MS } from "@document-export/runtimes";
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { convertDocument } from "../../src/index.js";

const WIDTHS = [320, 390, 480, 600, 640, 641, 700, 768, 900, 1024, 1104, 1280, 1440, 1600];
const ADDRESS = "http://document.test/";

/** Opens an empty page. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  return page;
}

/** Shows content at an address with a content security policy, and collects what the browser refused. */
export async function showContent(page: Page, content: string, policy = "", sheet = "") {
  const refused: string[] = [];
  page.removeAllListeners("console");
  await page.unrouteAll();
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
  return { refused: () => refused.filter((text) => text.includes("Security Policy")) };
}

/**
 * Runs in the page, and returns the widths at which content overflows its frame. To style sheets, a frame is a window.
 * Resizing a frame only computes its layout, whereas resizing the browser's window also paints it, which doubles the
 * processor time of the test.
 */
const OVERFLOWS = `async ([content, widths]) => {
  const frame = document.createElement("iframe");
  Object.assign(frame.style, { border: "0", height: "900px" });
  frame.srcdoc = content;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.replaceChildren(frame);
  await loaded;
  return widths.filter((width) => {
    frame.style.width = width + "px";
    return frame.contentDocument.documentElement.scrollWidth > width;
  });
}`;

/** Expects that a document's page does not overflow the window at any width, in both styles. */
export async function expectFitting(page: Page, document: unknown): Promise<void> {
  await showContent(page, "<!doctype html><body></body>");
  for (const styles of ["semantic", "faithful"] as const) {
    const { content } = convertDocument(document, { format: "html", styles });
    const given = JSON.stringify([content, WIDTHS]);
    const wrong = await page.evaluate<number[]>(`(${OVERFLOWS})(${given})`);
    expect(wrong, styles).toEqual([]);
  }
}
