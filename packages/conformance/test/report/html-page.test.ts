import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import { readingFaults } from "@document-export/runtimes/page";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderHtml } from "../../src/report/html/render-html.js";
import { HOSTILE, hostileReport } from "./hostile-report.js";
import { sampleFinding, sampleReport, sampleRule } from "./sample-report.js";

const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: the HTML report in a browser: ${missing}.`);

test("keeps a page of 500 findings with long quotes within 1 MB", () => {
  expect(Buffer.byteLength(renderHtml(hostileReport(500)))).toBeLessThan(1_000_000);
  expect(renderHtml(hostileReport(501))).toContain("And 2 more findings");
});

const SPACED = "`a  <b>`: expected `Authorization: Bearer  $TOKEN`, got `` after  `one";

test("renders text between backticks as escaped code", () => {
  const findings = [sampleFinding({ message: SPACED })];
  const page = renderHtml(
    sampleReport({ rules: [sampleRule({ findings, title: "`Allow` holds.", reason: SPACED })] }),
  );
  const code =
    "<code>a  &lt;b&gt;</code>: expected <code>Authorization: Bearer  $TOKEN</code>, got `` after  `one</span>";
  expect(page.split(code)).toHaveLength(3);
  expect(page).toContain("<code>Allow</code> holds.");
});

test("keeps a page within 1 MB if messages are full of code", () => {
  const message = "`a`".repeat(5_000);
  const findings = Array.from({ length: 500 }, (_, index) =>
    sampleFinding({ id: `a-rule-${index}`, message, excerpt: message }),
  );
  const page = renderHtml(sampleReport({ rules: [sampleRule({ findings })] }));
  expect(Buffer.byteLength(page)).toBeLessThan(2 ** 20);
});

/** A report about traffic that has everything a report can have. */
const TRAFFIC = {
  exchanges: 123_456,
  judged: 100_000,
  outside: 20_000,
  aborted: 400,
  silent: 56,
  lost: 3_000,
  withoutRequestBody: 7,
  withoutResponseBody: 8,
  multipart: 9,
  notShown: ["bodies of 8 responses, which the recording does not have", HOSTILE],
};

describe.skipIf(missing)("the HTML report in a browser", () => {
  let browser: Browser;
  let folder: string;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
    const file = join(folder, "report.html");
    await writeFile(file, renderHtml({ ...hostileReport(20), traffic: TRAFFIC }));
    url = pathToFileURL(file).href;
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true });
  });

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    return page;
  }

  test("runs and loads nothing from the target, and applies its style", async () => {
    const page = await open();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(url);
    const state = await page.evaluate(`({
      attacked: "attacked" in globalThis,
      elements: document.querySelectorAll("script, img").length,
      cursor: getComputedStyle(document.querySelector("summary")).cursor,
    })`);
    expect(state).toEqual({ attacked: false, elements: 0, cursor: "pointer" });
    expect(requests).toEqual([url]);
    await page.close();
  });

  test("shows a message with its white space", async () => {
    const page = await open();
    const findings = [sampleFinding({ message: SPACED })];
    await page.setContent(renderHtml(sampleReport({ rules: [sampleRule({ findings })] })));
    expect(await page.locator("#findings summary").innerText()).toBe(
      "✗ broken a  <b>: expected Authorization: Bearer  $TOKEN, got `` after  `one",
    );
    await page.close();
  });

  test("is readable at three widths in light and dark", async () => {
    const page = await open({ bypassCSP: true });
    await page.goto(url);
    // Opens everything except most findings, which all look the same.
    await page.evaluate(
      "for (const one of document.querySelectorAll('details:not(details + details + details), section:not(#findings) details')) one.open = true",
    );
    expect(await readingFaults(page)).toEqual([]);
    await page.close();
  });
});
