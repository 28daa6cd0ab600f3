import { connect } from "node:net";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { stub, type ServerOptions } from "../src/index.js";
import type { Caller } from "./harness.js";
import { exchange, listen as listenWith, uploadHead, type Listening } from "./sockets.js";

let server: Listening;
let http: Listening["http"];
afterEach(() => server.close());

async function listen(overrides: Partial<ServerOptions<Caller>> = {}): Promise<number> {
  server = await listenWith(overrides);
  http = server.http;
  return server.port;
}

const filePart = '--edge\r\nContent-Disposition: form-data; name="file"\r\n\r\n';

test("sends the full 413 to a caller who reads only after sending", async () => {
  const port = await listen({ limits: { file: 1024 * 1024 } });
  const response = await exchange(
    port,
    (function* () {
      yield uploadHead([
        "Content-Type: multipart/form-data; boundary=edge",
        `Content-Length: ${20 * 2 ** 20}`,
      ]);
      yield filePart;
      for (let sent = 0; sent < 20; sent += 1) yield new Uint8Array(2 ** 20);
    })(),
  );
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response).toContain("urn:problem-type:document-export:content-too-large");
});

test("fetch receives the 413 for a large upload, not a broken connection", async () => {
  const port = await listen({ limits: { file: 1024 * 1024 } });
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(40 * 2 ** 20)]), "big.json");
  form.set("options", '{"destination":12}');
  const response = await fetch(`http://127.0.0.1:${port}/v2/export/hosted-docs`, {
    method: "POST",
    headers: { authorization: "Bearer good" },
    body: form,
  });
  expect(response.status).toBe(413);
  await response.json();
});

test("refuses an upload without a token before reading it", async () => {
  const port = await listen();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(20 * 2 ** 20)]), "big.json");
  const response = await fetch(`http://127.0.0.1:${port}/v2/export/hosted-docs`, {
    method: "POST",
    body: form,
  });
  expect(response.status).toBe(401);
});

test("sends Content-Length, so that a caller detects a truncated response", async () => {
  const port = await listen();
  const response = await fetch(`http://127.0.0.1:${port}/v2/collections`, {
    headers: { authorization: "Bearer good" },
  });
  const { byteLength } = await response.arrayBuffer();
  expect(response.headers.get("content-length")).toBe(String(byteLength));
});

test("routes a target in absolute form to its operation", async () => {
  const port = await listen();
  const response = await exchange(port, [
    "GET http://stub.test/v2/collections?pageNo=1 HTTP/1.1\r\nHost: stub.test\r\nAuthorization: Bearer good\r\nConnection: close\r\n\r\n",
  ]);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
});

test("reports no fault when a caller disconnects during an upload", async () => {
  const errors: unknown[] = [];
  const statuses: number[] = [];
  let finished = () => {};
  const done = new Promise<void>((resolve) => (finished = resolve));
  const port = await listen({
    onError: (error) => errors.push(error),
    onResponse: ({ status }) => {
      statuses.push(status);
      finished();
    },
  });
  const socket = connect(port, "127.0.0.1");
  socket.write(
    uploadHead(["Content-Type: multipart/form-data; boundary=edge", "Content-Length: 100000"]),
  );
  socket.write(filePart);
  await once(http, "request");
  socket.destroy();
  await done;
  expect({ errors, statuses }).toEqual({ errors: [], statuses: [400] });
});

test("aborts the handler's signal when the caller disconnects", async () => {
  const handlers = stub();
  const started = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const list = handlers.listCollections;
  handlers.listCollections = async (request) => {
    request.signal.addEventListener("abort", () => aborted.resolve());
    started.resolve();
    await aborted.promise;
    return list(request);
  };
  const port = await listen({ handlers });
  const controller = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/v2/collections`, {
    headers: { authorization: "Bearer good" },
    signal: controller.signal,
  }).catch((error: unknown) => error);
  await started.promise;
  controller.abort();
  await call;
  await aborted.promise;
  expect(controller.signal.aborted).toBe(true);
});

test("reports no fault when a handler throws the reason of its signal", async () => {
  const errors: unknown[] = [];
  const started = Promise.withResolvers<void>();
  const responded = Promise.withResolvers<number>();
  const handlers = stub();
  handlers.listCollections = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      started.resolve();
    });
  const port = await listen({
    handlers,
    onError: (error) => errors.push(error),
    onResponse: ({ status }) => responded.resolve(status),
  });
  const controller = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}/v2/collections`, {
    headers: { authorization: "Bearer good" },
    signal: controller.signal,
  }).catch((error: unknown) => error);
  await started.promise;
  controller.abort();
  await call;
  expect({ status: await responded.promise, errors }).toEqual({ status: 400, errors: [] });
});

const created = async (headers: readonly string[]) => {
  const body = '{"endpoint":"https://a.test/","events":["job.done"],"connections":[1]}';
  const lines = ["POST /v2/webhooks HTTP/1.1", "Host: a", "Authorization: Bearer good", ...headers];
  const rest = ["Content-Type: application/json", "Connection: close"];
  const head = [...lines, ...rest, `Content-Length: ${body.length}`].join("\r\n");
  return exchange(await listen(), [`${head}\r\n\r\n${body}`]);
};

test.each([
  ["the same key", ["Idempotency-Key: a", "Idempotency-Key: a"]],
  ["another key", ["Idempotency-Key: a", "idempotency-KEY: b"]],
  ["an empty key", ["Idempotency-Key: a", "Idempotency-Key:"]],
])("refuses a second Idempotency-Key header with %s and names the header", async (_, headers) => {
  const response = await created(headers);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('"in":"header","name":"Idempotency-Key","keyword":"single"');
});

test("accepts one key that contains a comma", async () => {
  expect(await created(["Idempotency-Key: a, b"])).toMatch(/^HTTP\/1\.1 201 /);
});

test("passes the sender's address and headers to `onResponse`", async () => {
  const sender = Promise.withResolvers<unknown>();
  const port = await listen({
    onResponse: ({ remoteAddress, headers }) =>
      sender.resolve([remoteAddress, headers["x-forwarded-for"]]),
  });
  const headers = { "x-forwarded-for": "203.0.113.7" };
  await fetch(`http://127.0.0.1:${port}/v2/collections`, { headers });
  expect(await sender.promise).toEqual(["127.0.0.1", "203.0.113.7"]);
});
