import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findChromium } from "@document-export/runtimes";
import type { AxeResults } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderHtml } from "../../src/report/html/render-html.js";
import { hostileReport } from "./hostile-report.js";

const found = findChromium();
const missing = "missing" in found ? found.missing : "";
if (missing) console.warn(`SKIPPED: the HTML report in a browser: ${missing}.`);

test("a page of 500 findings with long quotes stays within 1 MB", () => {
  expect(Buffer.byteLength(renderHtml(hostileReport(500)))).toBeLessThan(1_000_000);
  expect(renderHtml(hostileReport(501))).toContain("And 2 more findings");
});

describe.skipIf(missing)("the HTML report in a browser", () => {
  let browser: Browser;
  let folder: string;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "document-export-conformance-"));
    const file = join(folder, "report.html");
    await writeFile(file, renderHtml(hostileReport()));
    url = pathToFileURL(file).href;
    const executablePath = "command" in found ? found.command : "";
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true });
  });

  async function open(options: Parameters<Browser["newPage"]>[0]): Promise<Page> {
    const page = await browser.newPage(options);
    await page.goto(url);
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
    return page;
  }

  test("runs nothing of the target, loads nothing, and has its style", async () => {
    const page = await browser.newPage();
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

  test.each([390, 768, 1440])("fits %i pixels without scrolling sideways", async (width) => {
    const page = await open({ viewport: { width, height: 900 } });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await page.close();
  });

  test.each(["light", "dark"] as const)(
    "has nothing for axe to find in %s",
    async (colorScheme) => {
      const page = await open({
        viewport: { width: 390, height: 900 },
        colorScheme,
        bypassCSP: true,
      });
      const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
      await page.evaluate(await readFile(axe, "utf8"));
      const { violations } = await page.evaluate<AxeResults>("axe.run()");
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await page.close();
    },
  );
});
