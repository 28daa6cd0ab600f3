// Bytes that Node's own client and server would not write, so that both ends are plain sockets.
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningProxy, startProxy } from "../../src/proxy/start-proxy.js";
import type { PassingExchange } from "../../src/proxy/passing-exchange.js";

const OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
const HOST = "Host: a\r\n";

let upstream: Server;
let proxy: RunningProxy;
let responses: string[] = [];
let arrived = "";
let recorded: PassingExchange[] = [];
const waiting: ((socket: Socket) => void)[] = [];

beforeAll(async () => {
  upstream = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      arrived += chunk.toString("latin1");
      if (!arrived.includes("\r\n\r\n")) return;
      const response = responses.shift();
      if (response !== undefined) socket.write(Buffer.from(response, "latin1"));
      waiting.shift()?.(socket);
    });
  });
  await once(upstream.listen(0, "127.0.0.1"), "listening");
  const address = upstream.address();
  const port = typeof address === "object" ? address?.port : 0;
  proxy = await startProxy({
    upstream: `http://127.0.0.1:${port}`,
    record: (exchange) => void recorded.push(exchange),
  });
});
beforeEach(() => ([responses, arrived, recorded] = [[], "", []]));
afterAll(async () => {
  await proxy.close();
  upstream.close();
});

function open(): Socket {
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  return socket.on("error", () => undefined);
}

/** Resolves with what comes back as soon as it matches, or the connection ends. */
async function read(socket: Socket, expected: RegExp): Promise<string> {
  let received = "";
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    received += (chunk as Buffer).toString("latin1");
    if (expected.test(received)) break;
  }
  return received;
}

/** Sends bytes, and resolves with what comes back as soon as it matches. */
async function send(bytes: string, expected: RegExp): Promise<string> {
  const socket = open();
  socket.write(Buffer.from(bytes, "latin1"));
  const received = await read(socket, expected);
  socket.destroy();
  return received;
}

/** What arrives at the upstream if it responses each request with success. */
async function passed(bytes: string): Promise<string> {
  responses = [OK];
  await send(bytes, /ok$/);
  return arrived;
}

test("passes a body whose codings are on two lines as chunked", async () => {
  const lines = "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n";
  const received = await passed(`POST /x HTTP/1.1\r\n${HOST}${lines}\r\n3\r\nabc\r\n0\r\n\r\n`);
  expect(received).toContain("Transfer-Encoding: chunked\r\n");
  expect(received).not.toContain("Content-Length");
});

test("passes header bytes beyond ASCII before a body", async () => {
  const head = `POST /x HTTP/1.1\r\n${HOST}X-A: \xc3\xa9\xff\r\nContent-Length: 2\r\n\r\n`;
  expect(await passed(`${head}ab`)).toContain("X-A: \xc3\xa9\xff\r\n");
});

test("passes header bytes beyond ASCII before a late body back", async () => {
  const next = new Promise<Socket>((resolve) => waiting.push(resolve));
  responses = ["HTTP/1.1 200 \xe9t\xe9\r\nX-A: \xc3\xa9\r\nContent-Length: 2\r\n\r\n"];
  const received = send(`GET /x HTTP/1.1\r\n${HOST}\r\n`, /\r\n\r\n/);
  await next;
  expect(await received).toMatch(/^HTTP\/1\.1 200 \xe9t\xe9\r\nX-A: \xc3\xa9\r\n/);
});

test.each([
  ["GET http://other.example?x=1", /^GET \/\?x=1 /],
  ["GET HTTPS://other.example", /^GET \/ /],
  ["OPTIONS http://other.example", /^OPTIONS \* /],
])("passes %s on as %s", async (from, to) => {
  expect(await passed(`${from} HTTP/1.1\r\n${HOST}\r\n`)).toMatch(to);
});

test.each(["PROPPATCH", "QUERY", "POST"])("gives %s without a body no chunks", async (method) => {
  const received = await passed(`${method} /x HTTP/1.1\r\n${HOST}\r\n`);
  expect(received).not.toContain("chunked");
});

test("responds 502 to a switch of protocols", async () => {
  responses = ["HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nHELLO"];
  const asks = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
  expect(await send(`GET /x HTTP/1.1\r\n${HOST}${asks}\r\n`, /\}/)).toMatch(/^HTTP\/1\.1 502 /);
});

test.each([
  ["GET", "204 None\r\nContent-Length: 2", "204 None"],
  ["HEAD", "200 OK\r\nContent-Length: 2", "200 OK"],
])("passes the response to %s whose head is %j despite its body", async (method, head, status) => {
  responses = [`HTTP/1.1 ${head}\r\n\r\nok`];
  const received = await send(`${method} /x HTTP/1.1\r\n${HOST}\r\n`, /\r\n\r\n/);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
  expect(recorded).toMatchObject([{ failure: { by: "server" } }]);
});

test("takes the next request after an upload that was refused early", async () => {
  const next = new Promise<Socket>((resolve) => waiting.push(resolve));
  responses = ["HTTP/1.1 413 Large\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno"];
  const caller = open();
  const upload = "a".repeat(1_000_000);
  caller.write(`POST /x HTTP/1.1\r\n${HOST}Content-Length: ${upload.length}\r\n\r\n${upload}`);
  const socket = (await next).pause();
  expect(await read(caller, /no$/)).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
  responses = [OK];
  caller.write(`GET /next HTTP/1.1\r\n${HOST}\r\n`);
  expect(await read(caller, /ok$/)).toMatch(/^HTTP\/1\.1 200 /);
  caller.destroy();
});

test("passes the response of an upstream that refuses the rest of an upload", async () => {
  const next = new Promise<Socket>((resolve) => waiting.push(resolve));
  responses = ["HTTP/1.1 413 Large\r\nContent-Length: 2\r\n\r\nno"];
  const upload = "a".repeat(3_000_000);
  const caller = open();
  caller.write(`POST /x HTTP/1.1\r\n${HOST}Content-Length: ${upload.length}\r\n\r\n${upload}`);
  // Closing with bytes unread resets the connection, so that the next write to it fails.
  (await next).pause().resetAndDestroy();
  expect(await read(caller, /no$/)).toMatch(/^HTTP\/1\.1 413 /);
  caller.destroy();
});

test("passes 1,900 small headers in both directions", async () => {
  const headers = Array.from({ length: 1_900 }, (_, index) => `x-${index}: a\r\n`).join("");
  responses = [`HTTP/1.1 200 OK\r\n${headers}Content-Length: 2\r\n\r\nok`];
  expect(await send(`GET /x HTTP/1.1\r\n${HOST}${headers}\r\n`, /ok$/)).toContain(headers);
  expect(arrived).toContain(headers);
});

test("responds 508 to a request that goes around in a circle", async () => {
  const via = `Via: ${Array.from({ length: 10 }, () => "1.1 document-export-conformance").join(", ")}\r\n`;
  const received = await send(`GET /x HTTP/1.1\r\n${HOST}${via}\r\n`, /\}/);
  expect(received).toMatch(/^HTTP\/1\.1 508 /);
});

test.each([
  ["CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", /^HTTP\/1\.1 501 [^]*without CONNECT/],
  [`GET /x HTTP/1.1\r\n${HOST}X A: 1\r\n\r\n`, /^HTTP\/1\.1 400 [^]*Invalid header token/],
  ["\x16\x03\x01", /^HTTP\/1\.1 400 [^]*Invalid method/],
  [`GET /x HTTP/1.1\r\n${HOST}X: ${"a".repeat(70_000)}\r\n\r\n`, /^HTTP\/1\.1 431 [^]*overflow/],
])("says why it refuses odd bytes (%#)", async (bytes, expected) => {
  expect(await send(bytes, /\}$/)).toMatch(expected);
  expect(arrived).toBe("");
});

test("adds nothing to a response that is under way", async () => {
  responses = ["HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\nhalf"];
  const caller = open();
  caller.write(`GET /x HTTP/1.1\r\n${HOST}\r\n`);
  await read(caller, /half$/);
  caller.write("\x16garbage\r\n\r\n");
  const rest = await text(caller);
  expect(rest).toBe("");
});
