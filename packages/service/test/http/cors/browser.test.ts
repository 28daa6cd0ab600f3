import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import type { Page } from "playwright-core";
import { rolldown } from "rolldown";
import { expect, onTestFinished, test } from "vitest";
import { hostedDocument } from "../../support/hosted-document.js";
import { startDemo } from "../../support/start-demo.js";
import type { PageInput } from "./page.js";

const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: the service called from a browser: ${missing}.`);

/** Serves an empty page on its own port, and returns its origin. */
async function startSite(): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Page</title>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/** Bundles the functions of `page.ts` into one script. */
async function bundlePage(): Promise<string> {
  const input = fileURLToPath(new URL("page.ts", import.meta.url));
  const build = await rolldown({ input, platform: "browser" });
  const { output } = await build.generate({ format: "iife", name: "page" });
  return output[0].code;
}

async function openPages(origins: readonly string[]): Promise<readonly Page[]> {
  const browser = await startChromium();
  onTestFinished(() => browser.close());
  const content = await bundlePage();
  return Promise.all(
    origins.map(async (origin) => {
      const page = await browser.newPage();
      page.setDefaultTimeout(PAGE_TIMEOUT_MS);
      await page.goto(origin);
      await page.addScriptTag({ content });
      return page;
    }),
  );
}

test.skipIf(missing)(
  "exports, waits and lists from an allowed origin, not from another",
  async () => {
    const [allowed, other] = [await startSite(), await startSite()];
    const { service, token, destination } = await startDemo({ corsOrigins: [allowed] });
    const file = hostedDocument("From a page");
    const input: PageInput = { baseUrl: service.url, token, file, destination };
    const [page, stranger] = await openPages([allowed, other]);
    const run = (on: Page | undefined, name: string) =>
      on?.evaluate(`page.${name}(${JSON.stringify(input)})`);

    expect(await run(page, "exportAndList")).toEqual({ status: "done", titles: ["From a page"] });
    expect(await run(page, "refusedCall")).toEqual({
      status: 401,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(await run(stranger, "failedCall")).toBe("ConnectionError");
  },
);
