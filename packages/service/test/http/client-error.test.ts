import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, type StartedService } from "../../src/experimental.js";

let service: StartedService;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "document-export-"));
  service = await startService({ port: 0, data, logLevel: "silent" });
});
afterAll(async () => {
  await service.stop();
  await rm(data, { recursive: true, force: true });
});

const health = "GET /healthz HTTP/1.1\r\n";

test.each([
  ["what is not HTTP", "nonsense\r\n\r\n", 400],
  [
    "a header longer than any may be",
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(70_000)}\r\n\r\n`,
    431,
  ],
  ["two `Host` headers", `${health}Host: a\r\nHost: b\r\n\r\n`, 400],
  ["no `Host`", `${health}\r\n`, 400],
  ["HTTP/0.9", "GET /healthz\r\n\r\n", 400],
  ["the method FOO", "FOO /v2/collections HTTP/1.1\r\nHost: a\r\n\r\n", 501],
  ["an unknown transfer coding", `${health}Host: a\r\nTransfer-Encoding: foo\r\n\r\n`, 501],
  ["an unmet expectation", `${health}Host: a\r\nExpect: foo\r\n\r\n`, 417],
])("responds to %s with a problem, and closes", async (_, bytes, status) => {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(bytes);
  const response = await text(socket);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toContain("application/problem+json");
  expect(response).toMatch(/^connection: close\r$/im);
});
