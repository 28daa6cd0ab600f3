import { once } from "node:events";
import { createServer as createNodeServer, type Server as HttpServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { afterEach, describe, expect, test } from "vitest";
import { createServer } from "../../src/index.js";
import { createHttpServer, refuseMessage } from "../../src/node.js";
import { testOptions } from "../harness.js";
import { exchange } from "../sockets.js";

let http: HttpServer;
afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

async function listen(server: HttpServer): Promise<number> {
  http = server.listen(0, "127.0.0.1");
  await once(http, "listening");
  return (http.address() as AddressInfo).port;
}

const stub = () => createServer(testOptions());
const token = "Authorization: Bearer good\r\nConnection: close\r\n";
const get = (line: string, headers = "Host: a\r\n") => `${line}\r\n${headers}${token}\r\n`;
const list = "GET /v2/collections HTTP/1.1";
const post = (headers: string, body: string) =>
  `POST /v2/webhooks HTTP/1.1\r\nHost: a\r\n${token}Content-Type: application/json\r\n${headers}\r\n${body}`;
const chunks = "2\r\n{}\r\n0\r\n\r\n";

type Row = [what: string, bytes: string, status: number, type: string];

/** Invalid requests that a framework passes on to the stub. */
const messages: Row[] = [
  ["two `Host` headers", get(list, "Host: a\r\nHost: b\r\n"), 400, "invalid-request"],
  ["the same `Host` twice", get(list, "Host: a\r\nhOST: a\r\n"), 400, "invalid-request"],
  [
    "a transfer coding before chunks",
    post("Transfer-Encoding: gzip, chunked\r\n", chunks),
    501,
    "not-implemented",
  ],
  [
    "compressed content",
    post("Content-Encoding: gzip\r\nContent-Length: 2\r\n", "{}"),
    415,
    "unsupported-media-type",
  ],
];

/** Invalid requests that Node refuses itself, or changes before it passes them on. */
const frames: Row[] = [
  ["no `Host`", get(list, ""), 400, "invalid-request"],
  ["HTTP/0.9", "GET /v2/collections\r\n\r\n", 400, "invalid-request"],
  [
    "a transfer coding without chunks",
    post("Transfer-Encoding: foo\r\n", "{}"),
    501,
    "not-implemented",
  ],
  ["the method FOO", get("FOO /v2/collections HTTP/1.1"), 501, "not-implemented"],
  ["the method get", get("get /v2/collections HTTP/1.1"), 501, "not-implemented"],
  ["the method GETX", get("GETX /v2/collections HTTP/1.1"), 501, "not-implemented"],
  [
    "a method of 300 letters",
    get(`${"M".repeat(300)} /v2/collections HTTP/1.1`),
    501,
    "not-implemented",
  ],
  ["CONNECT", get("CONNECT a:1 HTTP/1.1"), 501, "not-implemented"],
  ["a method that is not a token", get("G@T /v2/collections HTTP/1.1"), 400, "invalid-request"],
  [
    "two `Authorization` headers",
    get(list, "Host: a\r\nAuthorization: a\r\n"),
    400,
    "invalid-request",
  ],
  [
    "two `Content-Type` headers",
    get(list, "Host: a\r\nContent-Type: text/plain\r\nContent-Type: text/plain\r\n"),
    400,
    "invalid-request",
  ],
  ["an unmet expectation", get(list, "Host: a\r\nExpect: foo\r\n"), 417, "expectation-failed"],
];

function assertProblem(response: string, status: number, type: string): void {
  const [head = "", body = ""] = response.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(head).toMatch(/^connection: close/im);
  expect(head).toMatch(/^x-request-id: [\da-f-]{36}/im);
  expect(Date.parse(/^date: (.* GMT)\r?$/im.exec(head)?.[1] ?? "")).toBeGreaterThan(0);
  expect(JSON.parse(body)).toMatchObject({
    type: `urn:problem-type:document-export:${type}`,
    status,
  });
  expect(response.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
}

const servers: [string, () => Promise<HttpServer>][] = [
  ["the stub's own server", async () => createHttpServer(stub())],
  ["Express", async () => createHttpServer({ node: express().use(stub().node) })],
  ["Fastify", fastifyServer],
];

async function fastifyServer(): Promise<HttpServer> {
  const { node } = stub();
  const app = fastify({
    serverFactory: (handler) => createHttpServer({ node: (...both) => void handler(...both) }),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  app.all("/v2/*", (request, reply) => {
    reply.hijack();
    return node(request.raw, reply.raw);
  });
  await app.ready();
  return app.server;
}

describe.each(servers)("%s", (_name, create) => {
  test.each([...messages, ...frames])("refuses %s", async (_what, bytes, status, type) => {
    assertProblem(await exchange(await listen(await create()), [bytes]), status, type);
  });
});

test.each(messages)("Hono passes %s on to the stub", async (_what, bytes, status, type) => {
  const { fetch } = stub();
  const app = new Hono().all("/v2/*", ({ req }) => fetch(req.raw));
  const port = await listen(createHttpServer({ node: getRequestListener(app.fetch) }));
  assertProblem(await exchange(port, [bytes]), status, type);
});

test("refuses two `Authorization` headers that Fetch has joined", async () => {
  const port = await listen(createHttpServer({ node: getRequestListener(stub().fetch) }));
  const bytes = get(list, "Host: a\r\nAuthorization: Bearer good\r\n");
  expect(await exchange(port, [bytes])).toMatch(/^HTTP\/1\.1 401 /);
});

test.each(messages)(
  "a custom server with `refuseMessage` refuses %s",
  async (_what, bytes, status, type) => {
    const port = await listen(createNodeServer(stub().node));
    assertProblem(await exchange(port, [bytes]), status, type);
  },
);

test("a custom route refuses invalid messages and serves valid ones", async () => {
  const port = await listen(
    createHttpServer({
      node: (request, response) => {
        if (!refuseMessage(request, response)) response.end("own");
      },
    }),
  );
  assertProblem(await exchange(port, [get("GET /own HTTP/1.1", "")]), 400, "invalid-request");
  expect(await exchange(port, [get("GET /own HTTP/1.1")])).toMatch(/^HTTP\/1\.1 200 /);
});

test("refuses a compressed body and names the accepted encodings", async () => {
  const port = await listen(createHttpServer(stub()));
  const response = await exchange(port, [
    post("Content-Encoding: gzip\r\nContent-Length: 2\r\n", "{}"),
  ]);
  expect(response).toMatch(/^accept-encoding: identity\r$/im);
});

test.each(["identity", "IDENTITY"])(
  "treats `Content-Encoding: %s` as no encoding",
  async (coding) => {
    const port = await listen(createHttpServer(stub()));
    const bytes = post(`Content-Encoding: ${coding}\r\nContent-Length: 2\r\n`, "{}");
    expect(await exchange(port, [bytes])).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test("sends one response to an unknown method sent byte by byte", async () => {
  const port = await listen(createHttpServer(stub()));
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).setNoDelay();
  const errors: Error[] = [];
  socket.setEncoding("latin1").on("error", (error) => errors.push(error));
  await once(socket, "connect");
  let response = "";
  socket.on("data", (text) => (response += text));
  const ended = once(socket, "end");
  for (const byte of get("FOO /v2/collections HTTP/1.1")) {
    socket.write(byte);
    // Waits between the pieces, so that each gets its own packet.
    await sleep(1);
  }
  await ended;
  socket.end();
  assertProblem(response, 501, "not-implemented");
  expect(errors).toEqual([]);
});

test("refuses an unknown method after a valid request of the same connection", async () => {
  const port = await listen(createHttpServer(stub()));
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  socket.write("GET /v2/nowhere HTTP/1.1\r\nHost: a\r\n\r\n");
  const [first] = await once(socket, "data");
  expect(first).toMatch(/^HTTP\/1\.1 404 /);
  socket.write(get("FOO /v2/collections HTTP/1.1"));
  const [second] = await once(socket, "data");
  expect(second).toMatch(/^HTTP\/1\.1 501 /);
  socket.destroy();
});

test.each(["FOO / HTTP/1.1\r\n", "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n"])(
  "keeps serving after a caller resets the connection after `%s`",
  async (bytes) => {
    const port = await listen(createHttpServer(stub()));
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      await once(socket, "connect");
      const [refused] = [once(http, bytes.startsWith("CONNECT") ? "connect" : "clientError")];
      socket.write(bytes, () => socket.resetAndDestroy());
      await Promise.race([refused, once(socket, "close")]);
    }
    const response = await fetch(`http://127.0.0.1:${port}/nowhere`);
    expect(response.status).toBe(404);
  },
);
