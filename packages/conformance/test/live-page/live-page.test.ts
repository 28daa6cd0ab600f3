import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { readingFaults } from "@document-export/runtimes/page";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Target } from "../implementation/on-stub/in-memory.js";
import {
  list,
  MAIN,
  missing,
  openLive,
  type Proxy,
  startBrowser,
  startFaulty,
  startProxy,
} from "./start-live-page.js";

let target: Target;
let shared: Proxy;

beforeAll(async () => {
  target = await startFaulty();
  shared = await startProxy(target);
});
afterAll(async () => {
  await shared?.end();
  await target.stop();
});

/** Sends headers that `fetch` does not allow, and returns the status. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  const outgoing = request(url, { headers });
  outgoing.end();
  const [response] = await once(outgoing, "response");
  response.destroy();
  return response.statusCode;
}

describe("the server of the live page", () => {
  test.each(["evil.example", "127.0.0.1.evil.example", "localhost@evil.example", "[::2]"])(
    "refuses the `Host` %j, as DNS rebinding sends it",
    async (host) => {
      for (const path of ["", "events"])
        expect(await statusOf(shared.page + path, { host })).toBe(421);
    },
  );

  test("accepts each name of the loopback interface", async () => {
    for (const host of ["127.0.0.1", "localhost:9", "[::1]:9"])
      expect(await statusOf(shared.page, { host })).toBe(200);
  });

  test("rejects a request for the event stream from another site", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect(await statusOf(`${shared.page}events`, headers)).toBe(403);
  });

  test("admits a bounded number of viewers", async () => {
    const open = await Promise.all(Array.from({ length: 17 }, () => fetch(`${shared.page}events`)));
    expect(open.map(({ status }) => status).filter((status) => status === 503)).toHaveLength(1);
    await Promise.all(open.map(({ body }) => body?.cancel()));
  });
});

test("prints one line and exits with 2 if the port is taken", async () => {
  const taken = createServer();
  await once(taken.listen(0, "127.0.0.1"), "listening");
  const address = taken.address();
  const port = String(typeof address === "object" ? address?.port : 0);
  const args = ["--upstream", target.baseUrl, "--port", "0", "--page", port];
  const child = spawn(process.execPath, [MAIN, "proxy", ...args]);
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  taken.close();
  expect(stderr).toMatch(/^Cannot listen on 127\.0\.0\.1, port \d+, for the page: .+\n$/);
  expect(code).toBe(2);
});

describe.skipIf(missing)("the live page in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  test("shows a finding on arrival, keeps it open and reports the end", async () => {
    const proxy = await startProxy(target);
    const page = await openLive(browser, proxy.page);
    const foreign: string[] = [];
    page.on("request", (one) => void (one.url().startsWith(proxy.page) || foreign.push(one.url())));
    await page.getByText("Nothing was found so far.").waitFor();
    await list(target, proxy, "?pageNo=2&pageSize=1");
    await page.getByRole("heading", { name: "1 finding so far" }).waitFor();
    const summary = page.locator("#finding-list summary").first();
    await summary.focus();
    await page.keyboard.press("Enter");
    await list(target, proxy, "?pageNo=2&pageSize=1");
    await page.getByText("(2 times)").waitFor();
    const details = page.locator("#finding-list details").first();
    expect(await details.innerText()).toMatch(/Rests on: [^]*Response[^]*curl [^]*TOKEN/i);
    expect(await page.evaluate("document.activeElement.id")).toMatch(/^pages-agree-.+-summary$/);
    expect(await page.getByRole("status").allInnerTexts()).toContain("1 finding of pages-agree.");
    expect(await page.content()).not.toContain(target.token);
    await proxy.end();
    await page.getByText("The proxy has ended.").waitFor();
    await page.getByRole("heading", { name: "1 finding fails" }).waitFor();
    expect(foreign).toEqual([]);
    await page.close();
  });

  test("is readable at three widths in light and dark", async () => {
    const page = await openLive(browser, shared.page, { bypassCSP: true });
    await list(target, shared, `?pageNo=2&pageSize=1&text=${"long".repeat(100)}`);
    await page.getByText("1 finding so far").first().waitFor();
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
    expect(await readingFaults(page)).toEqual([]);
    await page.close();
  });
});
