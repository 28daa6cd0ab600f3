import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startDemo } from "../support/start-demo.js";

test.each([
  ["what is no HTTP", "nonsense\r\n\r\n", "400"],
  [
    "a header longer than any may be",
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(70_000)}\r\n\r\n`,
    "431",
  ],
])("answers %s with a problem", async (_, bytes, status) => {
  const { service } = await startDemo();
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(bytes);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain("application/problem+json");
});
