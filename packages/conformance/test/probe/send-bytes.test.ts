import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { resolveTarget } from "../../src/load/target.js";
import { sendBytes } from "../../src/probe/send-bytes.js";

test("keeps the first mebibyte of an endless response", async () => {
  const server = createServer((socket) => socket.end(Buffer.alloc(3 * 1_048_576, "a")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const target = resolveTarget({ baseUrl: `http://127.0.0.1:${port}`, token: "token" });
  const { received, end } = await sendBytes(target, ["GET / HTTP/1.1\r\n\r\n"], {
    timeout: 60_000,
  });
  expect([received.length, end]).toEqual([1_048_576, "closed"]);
});
