import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, test } from "vitest";
import type { Target } from "../implementation/on-stub/in-memory.js";
import {
  list,
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

describe.skipIf(missing)("the live page in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  test("reconnects and discards the findings of another proxy", async () => {
    const first = await startProxy(target);
    const relay = await startRelay(first.page);
    const page = await openLive(browser, relay.url);
    await list(target, first, "?pageNo=2&pageSize=1");
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
