import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createUploadBudget } from "../../src/http/upload-budget.js";
import { withinBudget } from "../../src/http/within-budget.js";

const MiB = 1024 * 1024;

/** A server with room for one body of 1 MiB, which has to come at 1 KiB in each `interval` milliseconds. */
async function startServer(interval: number): Promise<{ readonly port: number }> {
  const budget = createUploadBudget({ bytes: MiB, patience: 10_000 });
  const entry = withinBudget(
    async (request, response) => {
      let size = 0;
      request.on("data", (chunk: Uint8Array) => (size += chunk.length));
      await Promise.race([once(request, "end"), once(request, "close")]);
      // A body that is cut off has been answered.
      if (request.complete) response.end(`${size}`);
    },
    { budget, longest: MiB, pace: { least: 1024, interval } },
  );
  const server = createServer((request, response) => void entry(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { port };
}

/** Sends the head of an upload and the beginning of its body. */
async function announce(port: number, length: number, beginning: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  onTestFinished(() => void socket.destroy());
  const head = `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;
  socket.write(head + beginning);
  return socket;
}

test.each([
  ["large", MiB],
  ["small", 100],
])("a %s body that stops coming is answered 408 and ends", async (_, length) => {
  const { port } = await startServer(50);
  const answer = await text(await announce(port, length, "beginning"));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain("application/problem+json");
  expect(answer).toContain("Expected 1024 bytes of the body in 0.05 seconds, got fewer.");
});

test("an upload that sends nothing gives its turn to the next, which is not slow for having waited", async () => {
  const { port } = await startServer(50);
  const silent = text(await announce(port, MiB, ""));
  const next = text(await announce(port, MiB, "a".repeat(MiB)));
  expect(await silent).toMatch(/^HTTP\/1\.1 408 /);
  expect(await next).toMatch(/^HTTP\/1\.1 200 [^]*\r\n1048576$/);
});

test("a body that drips is slow, however long it keeps on", async () => {
  const { port } = await startServer(50);
  const socket = await announce(port, MiB, "a");
  const dripping = setInterval(() => socket.write("a"), 10);
  onTestFinished(() => clearInterval(dripping));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that keeps the pace is read whole, however long it takes", async () => {
  const { port } = await startServer(300);
  const parts = 12;
  const socket = await announce(port, parts * 1024, "");
  const answer = text(socket);
  for (let part = 0; part < parts; part += 1) {
    await new Promise((resolve) => setTimeout(resolve, 75));
    socket.write("a".repeat(1024));
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});
