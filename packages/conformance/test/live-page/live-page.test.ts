import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { findChromium, PAGE_TIMEOUT_MS } from "@document-export/runtimes";
import { readingFaults } from "@document-export/runtimes/page";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadFaults } from "../faults/load-faults.js";
import { startPlanted } from "../faults/plant/plant.js";
import type { Target } from "../implementation/on-stub/in-memory.js";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

const found = findChromium();
const missing = "missing" in found ? found.missing : "";
if (missing) console.warn(`SKIPPED: the live page in a browser: ${missing}.`);

let target: Target;
let shared: Proxy;

beforeAll(async () => {
  target = await startPlanted(loadFaults().find(({ id }) => id === "page-number-ignored")?.plant);
  shared = await startProxy();
});
afterAll(async () => {
  await shared?.end();
  await target.stop();
});

interface Proxy {
  readonly url: string;
  readonly page: string;
  readonly child: ChildProcess;
  end(): Promise<void>;
}

async function startProxy(): Promise<Proxy> {
  const args = ["--upstream", target.baseUrl, "--port", "0", "--page", "0"];
  const child = spawn(process.execPath, [MAIN, "proxy", ...args]);
  child.stdout.resume();
  const lines = createInterface(child.stderr)[Symbol.asyncIterator]();
  const urls: string[] = [];
  for (const pattern of [/^Listening on (\S+) for/, /shown at (\S+)$/])
    urls.push(pattern.exec((await lines.next()).value ?? "")?.[1] ?? "");
  const [url = "", address = ""] = urls;
  return {
    url,
    page: address,
    child,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, "close");
      child.kill("SIGINT");
      await closed;
    },
  };
}

async function list(proxy: Proxy, query: string): Promise<void> {
  const headers = { authorization: `Bearer ${target.token}` };
  await (await fetch(`${proxy.url}/v2/document-exports${query}`, { headers })).text();
}

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
    const executablePath = "command" in found ? found.command : "";
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  });
  afterAll(() => browser?.close());

  async function open(
    proxy: Proxy,
    options: Parameters<Browser["newPage"]>[0] = {},
  ): Promise<Page> {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    await page.goto(proxy.page);
    return page;
  }

  test("shows a finding on arrival, keeps it open and reports the end", async () => {
    const proxy = await startProxy();
    const page = await open(proxy);
    const foreign: string[] = [];
    page.on("request", (one) => void (one.url().startsWith(proxy.page) || foreign.push(one.url())));
    await page.getByText("Nothing was found so far.").waitFor();
    await list(proxy, "?pageNo=2&pageSize=1");
    await page.getByRole("heading", { name: "1 finding so far" }).waitFor();
    const summary = page.locator("#finding-list summary").first();
    await summary.focus();
    await page.keyboard.press("Enter");
    await list(proxy, "?pageNo=2&pageSize=1");
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

  test("reconnects and discards the findings of another proxy", async () => {
    const first = await startProxy();
    const relay = await startRelay(first.page);
    const page = await open({ ...first, page: relay.url });
    await list(first, "?pageNo=2&pageSize=1");
    await page.getByText("1 finding of pages-agree.").waitFor();
    relay.drop();
    await page.getByText("The connection to the proxy is lost").waitFor();
    relay.lead(first.page);
    await page.getByText("Live: the page follows the proxy.").waitFor();
    relay.drop();
    relay.lead(shared.page);
    await page.getByText("Nothing was found so far.").waitFor();
    await page.close();
    relay.close();
    await first.end();
  });

  test("is readable at three widths in light and dark", async () => {
    const page = await open(shared, { bypassCSP: true });
    await list(shared, `?pageNo=2&pageSize=1&text=${"long".repeat(100)}`);
    await page.getByText("1 finding so far").first().waitFor();
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
    expect(await readingFaults(page)).toEqual([]);
    await page.close();
  });
});

interface Relay {
  readonly url: string;
  /** Closes all connections, and each new one. */
  drop(): void;
  lead(to: string): void;
  close(): void;
}

/** Starts a relay that forwards connections to a page until `drop` is called. */
async function startRelay(to: string): Promise<Relay> {
  let destination: string | undefined = to;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on("error", () => socket.destroy()));
    if (destination === undefined) return void socket.destroy();
    const other = connect(Number(new URL(destination).port), "127.0.0.1");
    open.add(other.on("error", () => socket.destroy()));
    socket.pipe(other).pipe(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const drop = (): void => {
    destination = undefined;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`,
    drop,
    lead: (next) => void (destination = next),
    close() {
      drop();
      server.close();
    },
  };
}
