import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { resolveTarget } from "../../src/load/target.js";
import { listRequest } from "../../src/probe/requests.js";
import { createConnections, sendRequest } from "../../src/probe/send-request.js";

const SOUND = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
const PAGE = "<!doctype html><title>Bad request</title>";
const UNREAD =
  "; the server may have left the body of the request before it on this connection unread (RFC 9112, 9.3)";

test("names the deadline on a timeout before or within a response", async () => {
  const late = "brought no complete response: the time was over (deadline 200 ms).";
  expect(await failureOf([undefined], 200)).toContain(late);
  expect(await failureOf([SOUND.slice(0, -1)], 200)).toContain(late);
});

test("does not name a deadline for a non-HTTP response", async () => {
  const failure = await failureOf([PAGE]);
  expect(failure).toMatch(/brought no complete response: Parse Error: Expected HTTP\/.*[^)]\.$/);
  expect(failure).not.toContain("unread");
});

test("suggests an unread body for non-HTTP text on a reused connection", async () => {
  const failure = await failureOf([SOUND, PAGE]);
  expect(failure).toMatch(/Parse Error: Expected HTTP\//);
  expect(failure.endsWith(`${UNREAD}.`), failure).toBe(true);
  expect(failure).not.toContain("deadline");
});

/** Returns the error message of the first request that fails if a connection gets these replies in turn. */
async function failureOf(
  replies: readonly (string | undefined)[],
  timeout = 300_000,
): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const left = [...replies];
    sockets.push(socket.on("error", () => socket.destroy()));
    socket.on("data", () => socket.write(left.shift() ?? ""));
  });
  const connections = createConnections();
  onTestFinished(() => {
    connections.http.destroy();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const target = resolveTarget({ baseUrl: `http://127.0.0.1:${port}`, token: "a-token" });
  const ask = () => sendRequest(target, listRequest("listCollections"), { timeout, connections });
  for (const _ of replies.slice(1)) await ask();
  return ask().then(String, (error: Error) => error.message);
}
