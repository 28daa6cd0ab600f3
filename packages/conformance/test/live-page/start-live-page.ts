import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromiumMissing, PAGE_TIMEOUT_MS, startChromium } from "@document-export/runtimes";
import type { Browser, Page } from "playwright-core";
import { loadFaults } from "../faults/load-faults.js";
import { startPlanted } from "../faults/plant/plant.js";
import type { Target } from "../implementation/on-stub/in-memory.js";

/** The built command. */
export const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

/** Why no browser can open the page; empty if one can. */
export const missing = chromiumMissing() ?? "";
if (missing) console.warn(`SKIPPED: the live page in a browser: ${missing}.`);

/** Starts an implementation that ignores the number of a page. */
export async function startFaulty(): Promise<Target> {
  return startPlanted(loadFaults().find(({ id }) => id === "page-number-ignored")?.plant);
}

/** A proxy that shows its findings on a page. */
export interface Proxy {
  readonly url: string;
  readonly page: string;
  readonly child: ChildProcess;
  end(): Promise<void>;
}

/** Starts the proxy before a target. */
export async function startProxy(target: Target): Promise<Proxy> {
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

/** Lists records of the target through the proxy. */
export async function list(target: Target, proxy: Proxy, query: string): Promise<void> {
  const headers = { authorization: `Bearer ${target.token}` };
  await (await fetch(`${proxy.url}/v2/document-exports${query}`, { headers })).text();
}

/** Starts the browser. */
export async function startBrowser(): Promise<Browser> {
  return startChromium();
}

/** Opens the page of a proxy. */
export async function openLive(
  browser: Browser,
  address: string,
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<Page> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  await page.goto(address);
  return page;
}
