import { once } from "node:events";
import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, test } from "vitest";
import { createServer } from "../../src/index.js";
import { problemOf, testOptions } from "../harness.js";
import { listen } from "../mounts/listen.js";

const path = "/v2/export/hosted-docs";
const headers = {
  authorization: "Bearer good",
  "content-type": "multipart/form-data; boundary=edge",
};
const start = '--edge\r\nContent-Disposition: form-data; name="file"\r\n\r\nso far';
const rest =
  '\r\n--edge\r\nContent-Disposition: form-data; name="options"\r\n\r\n{"destination":12}\r\n--edge--';
const fields = Object.entries({ host: "stub.test", "content-length": "1000", ...headers });
const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
/** An upload with a declared length that never completes. */
const begun = `POST ${path} HTTP/1.1\r\n${lines}\r\n${start}`;
const encode = (text: string) => new TextEncoder().encode(text);

/** Returns an upload whose body arrives in chunks; an undefined chunk never arrives. */
function upload(chunks: readonly (Uint8Array | undefined)[]): Request {
  const rest = chunks.values();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = rest.next();
      if (done) return controller.close();
      return value ? controller.enqueue(value) : new Promise(() => {});
    },
  });
  return new Request(`http://stub.test${path}`, { method: "POST", headers, body, duplex: "half" });
}

describe("a body that does not end in time", () => {
  test("gets 408 from the Fetch entry, and onResponse reports 408", async () => {
    const statuses: number[] = [];
    const onResponse = ({ status }: { status: number }) => void statuses.push(status);
    const { fetch } = createServer(testOptions({ bodyTimeoutMs: 20, onResponse }));
    expect(await problemOf(await fetch(upload([encode(start), undefined])))).toMatchObject({
      contentType: "application/problem+json",
      type: "urn:problem-type:document-export:request-timeout",
      title: "Request timeout",
      status: 408,
      detail: "The body was not received completely within 20 ms.",
    });
    expect(statuses).toEqual([408]);
  });

  test("gets 408 over a connection that remains open", async () => {
    const { fetch } = createServer(testOptions({ bodyTimeoutMs: 20 }));
    const { port, stop } = await listen(getRequestListener(fetch));
    const socket = connect(port, "127.0.0.1");
    try {
      socket.write(begun);
      const [response] = await once(socket, "data");
      expect(String(response)).toMatch(/^HTTP\/1\.1 408 /);
    } finally {
      socket.destroy();
      await stop();
    }
  });
});

test("responds with 400 and reports no fault if the caller disconnects", async () => {
  const faults: unknown[] = [];
  const responded = Promise.withResolvers<number>();
  const { fetch } = createServer(
    testOptions({
      onError: (error) => void faults.push(error),
      onResponse: ({ status }) => responded.resolve(status),
    }),
  );
  const { port, stop } = await listen(getRequestListener(fetch));
  const socket = connect(port, "127.0.0.1", () => socket.write(begun, () => socket.destroy()));
  expect(await responded.promise).toBe(400);
  expect(faults).toEqual([]);
  await stop();
});

test("waits for a body that arrives byte by byte", async () => {
  const { fetch } = createServer(testOptions({ bodyTimeoutMs: Number.POSITIVE_INFINITY }));
  const bytes = Array.from(encode(start + rest), (byte) => Uint8Array.of(byte));
  expect((await fetch(upload(bytes))).status).toBe(202);
});

test.each([0, -1, Number.NaN])("refuses the time %d", (bodyTimeoutMs) => {
  expect(() => createServer(testOptions({ bodyTimeoutMs }))).toThrow(
    "createServer: expected `bodyTimeoutMs` to be a number above 0",
  );
});
