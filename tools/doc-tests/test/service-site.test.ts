import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startDemo, type Demo } from "../src/start-demo.ts";

const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: the documentation in a browser: ${missing}.`);

let folder: string;
let demo: Demo;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-site-"));
  demo = await startDemo(folder);
});
afterAll(async () => {
  await demo?.stop();
  await rm(folder, { recursive: true });
});

/** Returns the response to a request whose path is sent unchanged. */
function send(path: string, method = "GET", headers = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      request({ port: demo.port, path, method, headers }, async (response) => {
        const body = await text(response);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      })
        .on("error", reject)
        .end();
    },
  );
}

test("the service serves the built documentation at its address", async () => {
  const { headers: root } = await send("/docs");
  expect(root["location"]).toBe("docs/");
  const page = await send("/docs/?from=test");
  expect(page.status).toBe(200);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["content-security-policy"]).not.toMatch(/http|\*/);
  const [style = ""] = /\/docs\/_astro\/[\w.-]+\.css/.exec(page.body) ?? [];
  expect((await send(style)).headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": expect.stringContaining("immutable"),
  });
  const outside = await send("/docs/../package.json");
  expect([outside.status, outside.headers["content-type"]]).toEqual([
    404,
    "text/html; charset=utf-8",
  ]);
  expect((await send("/docs-else")).headers["content-type"]).toBe("application/problem+json");
  const { headers, body } = await send("/docs/theme.js");
  const again = await send("/docs/theme.js", "GET", { "if-none-match": headers["etag"] });
  expect([again.status, again.body, again.headers["content-length"]]).toEqual([304, "", undefined]);
  const head = await send("/docs/theme.js", "HEAD");
  expect([head.body, head.headers["content-length"]]).toEqual(["", `${Buffer.byteLength(body)}`]);
});

test.skipIf(missing)("search and converter work under the service's policy", async () => {
  const browser = await startChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await page.goto(`${demo.env["DOCEXPORT_BASE_URL"]}/docs/convert/`);
  const converter = page.frameLocator("[data-converter]");
  await converter.getByRole("button", { name: "Try an example" }).click();
  await converter.getByRole("tab", { name: "Markdown" }).waitFor();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("document");
  await page.locator("dialog li").first().waitFor();
  expect(refused).toEqual([]);
});
