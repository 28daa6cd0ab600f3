import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttp, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createClient, type Client } from "../src/client.ts";
import { examples } from "../src/generated/server/examples.ts";
import { createServer, stub, type EventStream } from "../src/server.ts";
import { connectSocket } from "../src/socket.ts";
import type { OperatorEvent } from "../src/types.ts";

type Events = EventStream<OperatorEvent>;

const job = examples.streamEvents.body as OperatorEvent;
const changed: OperatorEvent = { type: "changed", list: "jobs" };

let folder: string;
let http: HttpServer;
let events: (signal: AbortSignal) => Events;
const faults: unknown[] = [];

const server = createServer({
  handlers: {
    ...stub(),
    streamEvents: (request) => ({ status: 200, body: events(request.signal) }),
  },
  authenticate: async () => ({ principal: {}, scopes: ["read", "operate", "admin"] }),
  onError: (error) => faults.push(error),
});

beforeEach(async () => {
  faults.length = 0;
  folder = await mkdtemp(join(tmpdir(), "document-export-operator-"));
  http = createHttp(server.node);
});
afterEach(async () => {
  http.closeAllConnections();
  http.close();
  await rm(folder, { recursive: true });
});

/** A client for each transport to the server. */
const ways = {
  "a port": async () => {
    await once(http.listen(0, "127.0.0.1"), "listening");
    const { port } = http.address() as AddressInfo;
    return createClient({ baseUrl: `http://127.0.0.1:${port}`, token: "any" });
  },
  "a Unix socket": async () => {
    const path = join(folder, "control.sock");
    await once(http.listen(path), "listening");
    return createClient({ baseUrl: "http://localhost", token: "any", fetch: connectSocket(path) });
  },
  "the process itself": async () =>
    createClient({ baseUrl: "http://localhost", token: "any", fetch: server.fetch }),
} satisfies Record<string, () => Promise<Client>>;

const wayNames = Object.keys(ways) as (keyof typeof ways)[];

test.each(wayNames)("delivers events one by one over %s", async (way) => {
  const client = await ways[way]();
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  events = async function* () {
    yield { comment: "hello" };
    yield { data: job };
    // The second event is sent only after the reader has received the first.
    await isRead;
    yield { data: changed };
  };
  const seen: string[] = [];
  for await (const event of await client.streamEvents()) {
    seen.push(event.type === "changed" ? event.list : event.type);
    read();
  }
  expect(seen).toEqual(["job", "jobs"]);
});

test.each(wayNames)("leaving the loop ends the handler's stream over %s", async (way) => {
  const client = await ways[way]();
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  events = async function* (signal) {
    signal.addEventListener("abort", () => end("ended"));
    yield { data: job };
    await ended;
  };
  for await (const event of await client.streamEvents()) {
    expect(event.type).toBe("job");
    break;
  }
  expect(await ended).toBe("ended");
});

test.each(wayNames)("an abort ends the loop with its reason over %s", async (way) => {
  const client = await ways[way]();
  const abort = new AbortController();
  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  events = async function* (signal) {
    signal.addEventListener("abort", () => end("ended"));
    yield { data: job };
    await ended;
  };
  const reading = (async () => {
    for await (const _ of await client.streamEvents({ signal: abort.signal }))
      abort.abort(new Error("enough"));
  })();
  await expect(reading).rejects.toThrow("enough");
  expect(await ended).toBe("ended");
});

// In-process, a handler starts only when somebody reads.
test.each(["a port", "a Unix socket"] as const)(
  "an abort closes a stream not read yet over %s",
  async (way) => {
    const client = await ways[way]();
    const abort = new AbortController();
    const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
    events = async function* (signal) {
      signal.addEventListener("abort", () => end("ended"));
      yield { data: job };
      await ended;
    };
    await client.streamEvents({ signal: abort.signal });
    abort.abort(new Error("enough"));
    expect(await ended).toBe("ended");
  },
);

test("requests no more events from the handler than the reader consumes", async () => {
  const client = await ways["a port"]();
  const big: OperatorEvent = { ...job, title: "x".repeat(100_000) } as OperatorEvent;
  let sent = 0;
  events = async function* () {
    for (; sent < 1_000; sent += 1) yield { data: big };
  };
  let read = 0;
  for await (const _ of await client.streamEvents()) {
    read += 1;
    if (read === 10) break;
  }
  // No more than fits into the buffers of both ends and of the sockets.
  expect(sent).toBeLessThan(500);
});

test("reports an event that violates the contract and closes the connection", async () => {
  const client = await ways["a port"]();
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  events = async function* () {
    yield { data: job };
    await isRead;
    yield { data: { type: "changed", list: "nothing" } as unknown as OperatorEvent };
  };
  const seen: string[] = [];
  const reading = (async () => {
    for await (const event of await client.streamEvents()) read(void seen.push(event.type));
  })();
  await expect(reading).rejects.toMatchObject({ name: "ConnectionError" });
  expect(seen).toEqual(["job"]);
  expect(faults.map(String)).toEqual([expect.stringContaining("streamEvents responded with 200")]);
});

test("throws a ConnectionError if no process listens on the socket", async () => {
  const fetch = connectSocket(join(folder, "nobody.sock"));
  const client = createClient({ baseUrl: "http://localhost", fetch });
  await expect(client.getService()).rejects.toMatchObject({ name: "ConnectionError" });
});
