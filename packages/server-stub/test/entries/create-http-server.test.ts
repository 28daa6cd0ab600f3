import { once } from "node:events";
import type { Server as HttpServer, ServerOptions } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { createServer } from "../../src/index.js";
import { createHttpServer } from "../../src/node.js";
import { testOptions } from "../harness.js";

let http: HttpServer;
afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

async function send(request: string, options?: ServerOptions): Promise<string> {
  http = createHttpServer(createServer(testOptions()), options).listen(0, "127.0.0.1");
  await once(http, "listening");
  const socket = connect((http.address() as AddressInfo).port, "127.0.0.1");
  socket.end(request);
  return text(socket);
}

const head = "Host: test\r\nAuthorization: Bearer good\r\nConnection: close\r\n";

test("responds with 200 to a list request", async () => {
  const response = await send(`GET /v2/collections HTTP/1.1\r\n${head}\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
});

test("reads the body of a request", async () => {
  const response = await send(
    `POST /v2/webhooks HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('"pointer":"/endpoint"');
});

test("serves a second request on a connection after one without a body", async () => {
  const list = "GET /v2/collections HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer good\r\n\r\n";
  const response = await send(list + `GET /v2/webhooks HTTP/1.1\r\n${head}\r\n`);
  expect(response.match(/HTTP\/1\.1 200 /g)).toHaveLength(2);
});

test("responds with a problem to bytes that are not a request", async () => {
  const response = await send("hello\r\n\r\n");
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain("urn:problem-type:document-export:invalid-request");
});

test("applies the options of node:http", async () => {
  const long = `X-Long: ${"x".repeat(2_000)}\r\n`;
  const response = await send(`GET /v2/collections HTTP/1.1\r\n${head}${long}\r\n`, {
    maxHeaderSize: 1_024,
  });
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
});
