// Builds documentation with other tools: installs each in a copy of its example with npm and opens the result in a
// browser. This takes minutes, so it runs in `pnpm test:long` only.
import { execFile } from "node:child_process";
import { createReadStream, existsSync, statSync } from "node:fs";
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromiumMissing, packPackage, startChromium } from "@document-export/runtimes";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL("..", import.meta.url));
const SPEC = fileURLToPath(new URL("../../spec", import.meta.url));
const GUIDE = new URL("../../packages/docs/src/content/docs/guides/docs-tools.md", import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
};
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const SAMPLES = ["curl", "TypeScript", "docexport"];

/** Copies an example, installs it with the packed contract by npm, and builds it; returns the path of the output. */
async function build(name: string): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), `document-export-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(EXAMPLES, name), folder, {
    recursive: true,
    filter: (path) => !/node_modules|[\\/]dist$/.test(path),
  });
  await packPackage(SPEC, join(folder, "spec.tgz"));
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  manifest.dependencies["@document-export/spec"] = "file:spec.tgz";
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await npm(["install", "--no-audit", "--no-fund", "--prefer-offline"], folder);
  await npm(["run", "build"], folder);
  return join(folder, "dist");
}

/** Runs npm without the environment variables that pnpm sets for its child processes. */
function npm(args: readonly string[], cwd: string) {
  const inherited = Object.entries(process.env).filter(
    ([key]) => !/^(?:npm|pnpm|vitest|node_env)/i.test(key),
  );
  const env = { ...Object.fromEntries(inherited), ASTRO_TELEMETRY_DISABLED: "1" };
  return run("npm", args, {
    cwd,
    env,
    shell: process.platform === "win32",
    maxBuffer: MAX_OUTPUT_BYTES,
  });
}

/** Serves a folder on this machine. */
async function serve(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.test");
    const path = join(folder, pathname, pathname.endsWith("/") ? "index.html" : "");
    const isFile = existsSync(path) && statSync(path).isFile();
    response.writeHead(isFile ? 200 : 404, { "content-type": TYPES[extname(path)] ?? "" });
    if (isFile) createReadStream(path).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Opens a page in a browser that reaches no other host; `foreign` lists the requests it tried to send there. */
async function open(origin: string): Promise<{ page: Page; foreign: string[] }> {
  const browser = await startChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // No timeout for single steps, since the machine may be busy; the test's own timeout stops a step that hangs.
  page.setDefaultTimeout(0);
  const foreign: string[] = [];
  await page.route("**/*", (route) => {
    const url = route.request().url();
    if (url.startsWith(`${origin}/`) || /^(?:data|blob):/.test(url)) return route.continue();
    foreign.push(url);
    return route.abort();
  });
  return { page, foreign };
}

/** The code block of the guide with this title. */
async function blockOfGuide(title: string): Promise<string | undefined> {
  const guide = await readFile(GUIDE, "utf8");
  const blocks = guide.matchAll(/^```\w+ (.*)\n([\s\S]*?)^```$/gm);
  return [...blocks].find(([, attributes]) => attributes?.includes(`title="${title}"`))?.[2];
}

const isLong = process.env.DOCUMENT_EXPORT_DOCS_TOOLS === "all";
const missing = chromiumMissing();
const note = missing === undefined ? "" : `; skipped, since ${missing}`;

describe.runIf(isLong && !note)("documentation by other tools", () => {
  test("Scalar shows the samples offline, without promotion of its vendor", async () => {
    const origin = await serve(await build("docs-scalar"));
    const { page, foreign } = await open(origin);
    await page.goto(`${origin}/#tag/document-exports/POST/v2/export/hosted-docs`);
    const sample = page.getByText("-F 'file=@document.json;type=application/json'").first();
    await sample.waitFor();
    const text = await page.locator("body").innerText();
    expect(text).toContain("Event receivers");
    expect(text).not.toMatch(/ask ai|generate mcp|developer tools|x-decision: /i);
    expect(foreign).toEqual([]);
    await screenshot(page, "docs-scalar");
  });

  test("starlight-openapi has pages of operations, samples, events and callbacks", async () => {
    const origin = await serve(await build("docs-starlight"));
    const { page, foreign } = await open(origin);
    await page.goto(`${origin}/api/webhooks/receivejobdone/`);
    expect(await page.locator("h1").innerText()).toBe("Receive that a job is done");
    await page.goto(`${origin}/api/operations/exporthosteddocument/`);
    const main = page.locator("main");
    expect(await main.getByRole("option").allTextContents()).toEqual(
      expect.arrayContaining(SAMPLES),
    );
    expect(await main.innerText()).toContain("{$request.body#/options/webhooks}");
    expect(foreign).toEqual([]);
    await screenshot(page, "docs-starlight");
  });
});

test("the guide to docs tools contains both examples unchanged", async () => {
  const files = ["docs-scalar/index.html", "docs-starlight/astro.config.mjs"];
  for (const file of files)
    expect(await blockOfGuide(file)).toBe(await readFile(join(EXAMPLES, file), "utf8"));
});

/** Saves a screenshot if the environment variable names a folder. */
async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}
