import { once } from "node:events";
import {
  createServer as createHttpServer,
  type Server as HttpServer,
  type ServerOptions,
} from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createServer } from "../../src/index.js";
import { testOptions } from "../harness.js";
import { exchange, uploadHead } from "../sockets.js";

let http: HttpServer;
afterEach(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

async function listen(options: ServerOptions = {}): Promise<number> {
  const server = createServer(testOptions());
  http = createHttpServer(options, server.node).on("clientError", server.clientError);
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return (http.address() as AddressInfo).port;
}

const form = "Content-Type: multipart/form-data; boundary=edge";

test.each([
  [
    "text that is not HTTP",
    "hello\r\n\r\n",
    400,
    "urn:problem-type:document-export:invalid-request",
  ],
  [
    "header fields of 32 KB",
    `GET /v2/collections HTTP/1.1\r\nHost: a\r\nX-Note: ${"x".repeat(32_000)}\r\n\r\n`,
    431,
    "urn:problem-type:document-export:header-fields-too-large",
  ],
  [
    "5,000 header fields",
    `GET /v2/collections HTTP/1.1\r\nHost: a\r\n${"X-Note: xxxx\r\n".repeat(5_000)}\r\n`,
    431,
    "urn:problem-type:document-export:header-fields-too-large",
  ],
  [
    "two lengths",
    uploadHead([form, "Content-Length: 3", "Content-Length: 4"]),
    400,
    "urn:problem-type:document-export:invalid-request",
  ],
  [
    "a length beside chunks",
    uploadHead([form, "Content-Length: 3", "Transfer-Encoding: chunked"]),
    400,
    "urn:problem-type:document-export:invalid-request",
  ],
  [
    "a chunk whose size is not a number",
    `${uploadHead([form, "Transfer-Encoding: chunked"])}zz\r\n`,
    400,
    "urn:problem-type:document-export:invalid-request",
  ],
])("%s gets a problem", async (_, bytes, status, type) => {
  const response = await exchange(await listen(), [bytes]);
  const [head = "", body = ""] = response.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain("application/problem+json");
  expect(head).toMatch(/x-request-id: [\da-f-]{36}/);
  expect(head).toMatch(/^date: .* GMT\r$/im);
  expect(JSON.parse(body)).toMatchObject({ type, status });
});

test("responds with 408 to a body that does not end in time", async () => {
  const port = await listen({
    requestTimeout: 60,
    headersTimeout: 60,
    connectionsCheckingInterval: 20,
  });
  const response = await exchange(port, [uploadHead([form, "Content-Length: 100"]), "--edge"]);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain('"type":"urn:problem-type:document-export:request-timeout"');
  expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("keeps serving others after a caller resets the connection", async () => {
  const port = await listen();
  const socket = connect(port, "127.0.0.1");
  await once(http, "connection");
  const refused = once(http, "clientError");
  socket.write("GET /v2/collections HTTP/1.1\r\nHo", () => socket.resetAndDestroy());
  await refused;
  const response = await fetch(`http://127.0.0.1:${port}/nowhere`);
  expect(response.status).toBe(404);
});
