import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { guardedAgent } from "../../src/outbound/guarded-agent.js";
import { sendAttempt } from "../../src/webhooks/send-attempt.js";

const NOW = new Date("2026-03-01T12:00:00Z");

/** Sends a message to a receiver that responds with these bytes and then closes the connection. */
async function attemptAt(response: string) {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(response));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const dispatcher = guardedAgent({ allowLoopback: true, allowPrivate: false });
  onTestFinished(() => dispatcher.destroy());
  const message = { id: "msg_1", endpoint: `http://127.0.0.1:${port}/`, body: "{}" };
  return sendAttempt(message, [], { dispatcher, now: () => NOW });
}

test.each([200, 410, 503])("keeps the status %i when the body ends early", async (status) => {
  const outcome = await attemptAt(`HTTP/1.1 ${status} Any\r\ncontent-length: 100\r\n\r\nHello`);
  expect(outcome).toMatchObject({ status, error: undefined, response: "Hello" });
});

test("treats a response that ends before its body as no response", async () => {
  const outcome = await attemptAt("HTTP/1.1 200 OK\r\ncontent-");
  expect(outcome).toMatchObject({ status: undefined, error: expect.stringMatching(/./) });
});

test.each([
  ["Sun, 01 Mar 2026 12:02:00 GMT", 120],
  ["Sun, 01 Mar 2026 11:00:00 GMT", 0],
  ["99999999999", 99_999_999_999],
  ["1e9", undefined],
  ["-1", undefined],
  ["soon", undefined],
  ["2027", 2027],
  ["Any day GMT", undefined],
])("reads Retry-After `%s`", async (header, expected) => {
  const head = `HTTP/1.1 503 Unavailable\r\nretry-after: ${header}\r\ncontent-length: 0\r\n\r\n`;
  expect((await attemptAt(head)).retryAfter).toBe(expected);
});
