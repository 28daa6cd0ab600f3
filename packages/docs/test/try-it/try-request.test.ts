import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tryElement } from "../../src/generate/api/try-call.ts";
import { operationsOf } from "../../src/generate/contract/operations.ts";
import { readContract } from "../../src/generate/contract/read-contract.ts";
import { bundleElement } from "./bundle-element.ts";
import { freeAddress, serveStub, TOKEN, type StubServer } from "./serve-stub.ts";

const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: sending requests from the reference: ${missing}.`);

const OWN_SERVICE = "default-src 'none'; script-src 'self'; connect-src 'self'";
const ANY_HOST = "default-src 'none'; script-src 'self'; connect-src *";

/** A local port on which nothing listens and that Chromium does not block. */
const NOWHERE = await freeAddress();

const { bundle } = await readContract();
const elements = operationsOf(bundle).map((operation) => tryElement(bundle, operation));
const html = `<!doctype html><title>API</title>${elements.join("")}<script src="/docs/element.js"></script>`;
const script = await bundleElement();

/** Waits until the form's status line, which screen readers announce, has this text. */
async function says(form: Locator, text: string | RegExp): Promise<void> {
  await form.getByRole("status").filter({ hasText: text }).waitFor();
}

describe.skipIf(missing)("the form of an operation", () => {
  let browser: Browser;
  let shared: Page;
  beforeAll(async () => {
    browser = await startChromium();
    shared = await newPage();
  });
  afterAll(() => browser.close());

  async function newPage(): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    return page;
  }

  /** Opens the page of a server; tests share a page, because each server has its own origin and so its own storage. */
  async function open(
    server: StubServer,
    { base = server.url, page = shared } = {},
  ): Promise<{ page: Page; form: (id: string) => Locator }> {
    await page.goto(`${server.url}/docs/reference/api/`);
    const form = (line: string) =>
      page.locator("try-request").filter({ hasText: `Send ${line} to` });
    await form("GET /v2/collections").locator("summary").click();
    if (base !== server.url) await form("GET /v2/collections").getByLabel("Base URL").fill(base);
    return { page, form };
  }

  test("sends the parts of an upload as the contract encodes them", async () => {
    await using server = await serveStub(html, script, OWN_SERVICE);
    const { form } = await open(server);
    const upload = form("POST /v2/export/hosted-docs");
    await upload.locator("summary").click();
    await upload.getByLabel("Token").fill(TOKEN);
    await upload.getByLabel("Prefer").fill("wait=30");
    await upload.getByLabel("Part file").setInputFiles({
      name: 'a "report".json',
      mimeType: "application/json",
      buffer: Buffer.from('{"title":"Ünder"}'),
    });
    await upload.getByLabel("Part options").fill('{"destination":12}');
    await upload.getByRole("button", { name: "Send" }).click();
    await says(upload, /^202 Accepted in \d/);
    const [request] = server.received;
    const [, boundary = ""] =
      /^multipart\/form-data; boundary=(\S+)$/.exec(request?.headers["content-type"] ?? "") ?? [];
    expect(Buffer.from(request?.body ?? "", "latin1").toString()).toBe(
      [
        `--${boundary}`,
        'Content-Disposition: form-data; name="file"; filename="a %22report%22.json"',
        "Content-Type: application/json",
        "",
        '{"title":"Ünder"}',
        `--${boundary}`,
        'Content-Disposition: form-data; name="options"',
        "Content-Type: application/json",
        "",
        '{"destination":12}',
        `--${boundary}--`,
        "",
      ].join("\r\n"),
    );
    expect(request?.headers["prefer"]).toBe("wait=30");
    expect(request?.headers["idempotency-key"]).toBeUndefined();
  });

  test("stores the token only for the pages of the tab", async () => {
    await using server = await serveStub(html, script, OWN_SERVICE);
    const { page, form } = await open(server);
    const collections = form("GET /v2/collections");
    await collections.getByLabel("Token").fill(TOKEN);
    await collections.getByLabel("Token").press("Enter");
    await says(collections, /^200 OK/);
    expect(server.received[0]?.headers["authorization"]).toBe(`Bearer ${TOKEN}`);
    const kept = await page.evaluate(async () => ({
      url: location.href,
      stores: [JSON.stringify(localStorage), document.cookie],
      databases: (await indexedDB.databases()).length,
      state: JSON.stringify(history.state),
      text: document.body.innerText,
    }));
    expect(JSON.stringify(kept)).not.toContain(TOKEN);
    expect(kept.databases).toBe(0);
    expect(server.received.map(({ url }) => url)).toEqual(["/v2/collections"]);
    await page.reload();
    await collections.locator("summary").click();
    expect(await collections.getByLabel("Token").inputValue()).toBe(TOKEN);
    const { page: other, form: others } = await open(server, { page: await newPage() });
    expect(await others("GET /v2/collections").getByLabel("Token").inputValue()).toBe("");
    await other.close();
  });

  test("shows the request as curl and the response with headers and body", async () => {
    await using server = await serveStub(html, script, OWN_SERVICE);
    const { form } = await open(server);
    const collections = form("GET /v2/collections");
    await collections.getByLabel("Token").fill(TOKEN);
    await collections.getByLabel("pageSize").fill("50");
    await collections.getByRole("button", { name: "Send" }).click();
    await says(collections, /^200 OK/);
    expect(await collections.getByRole("group", { name: "Request" }).textContent()).toBe(
      `curl -sS '${server.url}/v2/collections?pageSize=50' \\\n  -H "Authorization: Bearer $DOCEXPORT_TOKEN"`,
    );
    expect(await collections.getByRole("group", { name: "Headers" }).textContent()).toContain(
      "content-type: application/json",
    );
    expect(await collections.getByRole("group", { name: "Body" }).textContent()).toContain(
      '"pagination": {',
    );
  });

  test("shares the token of one form with the others", async () => {
    await using server = await serveStub(html, script, OWN_SERVICE);
    const { form } = await open(server);
    await form("GET /v2/collections").getByLabel("Token").fill(TOKEN);
    expect(await form("GET /v2/webhooks").locator('[type="password"]').inputValue()).toBe(TOKEN);
  });

  test("fills in the demo's URL and token after opening its link", async () => {
    await using server = await serveStub(html, script, OWN_SERVICE);
    const { page, form } = await open(server);
    await page.evaluate((token) => sessionStorage.setItem("demo-token", token), TOKEN);
    await page.reload();
    const webhooks = form("GET /v2/webhooks");
    await webhooks.locator("summary").click();
    await webhooks.getByLabel("Base URL").fill("http://elsewhere.example");
    await webhooks.getByRole("button", { name: "Fill in the demo's" }).click();
    expect(await webhooks.getByLabel("Base URL").inputValue()).toBe(server.url);
    expect(await webhooks.getByLabel("Token").inputValue()).toBe(TOKEN);
  });

  test.each([
    ["an unreachable host", ANY_HOST, NOWHERE, `Nothing responds at ${NOWHERE}.`],
    [
      "the policy of the page",
      OWN_SERVICE,
      NOWHERE,
      "This page may send requests only to the service",
    ],
    [
      "no base URL",
      OWN_SERVICE,
      "localhost",
      "Expected a base URL such as http://127.0.0.1:8080, got localhost.",
    ],
  ])("explains %s in a sentence", async (_, policy, base, sentence) => {
    await using server = await serveStub(html, script, policy);
    const { form } = await open(server, { base });
    const collections = form("GET /v2/collections");
    await collections.getByRole("button", { name: "Send" }).click();
    await says(collections, sentence);
  });

  test("explains that another service does not allow requests from the page", async () => {
    await using server = await serveStub(html, script, ANY_HOST);
    await using other = await serveStub(html, script, ANY_HOST);
    const { form } = await open(server, { base: other.url });
    const collections = form("GET /v2/collections");
    await collections.getByRole("button", { name: "Send" }).click();
    await says(
      collections,
      `${other.url} responds, but does not let pages of ${server.url} read it. Add ${server.url} to the setting corsOrigins`,
    );
    expect(server.received).toEqual([]);
  });
});
