import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32, deflateRawSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createClient, type Client } from "../src/index.js";

const description = "ü".repeat(50_000);
const page = {
  items: [{ description }],
  pagination: { pageNo: 1, pageSize: 10, pageCount: 1, totalRecordCount: 1 },
};
const body = Buffer.from(JSON.stringify(page));

async function connect(respond: RequestListener): Promise<Client> {
  const server = createServer(respond).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return createClient({ baseUrl: `http://127.0.0.1:${port}`, token: "t", retries: 0 });
}

test.each([
  ["of an announced length", { "content-length": body.length }],
  ["that ends with its last chunk", {}],
])("reads a body %s completely, even if a chunk splits a character", async (_, headers) => {
  const client = await connect((_request, response) => {
    response.writeHead(200, headers);
    // Splits a multi-byte character.
    response.write(body.subarray(0, 101), () => response.end(body.subarray(101)));
  });
  expect(await client.listWebhooks()).toEqual(page);
});

test("reads a gzipped body completely despite its shorter Content-Length", async () => {
  const gzip = gzipOfLength(16_384);
  const client = await connect((_request, response) => {
    response.writeHead(200, { "content-encoding": "gzip", "content-length": gzip.length });
    response.end(gzip);
  });
  expect(await client.listWebhooks()).toEqual(page);
});

test("rejects a body shorter than its Content-Length", async () => {
  const client = await connect((_request, response) => {
    response.writeHead(200, { "content-length": body.length + 1 });
    response.write(body, () => response.destroy());
  });
  await expect(client.listWebhooks()).rejects.toMatchObject({ name: "ConnectionError" });
});

test("stops reading after the last byte of the Content-Length", async () => {
  const unended = new ReadableStream({ start: (controller) => controller.enqueue(body) });
  const headers = { "content-length": `${body.length}` };
  const fetch = async () => new Response(unended, { headers });
  const client = createClient({ baseUrl: "http://unused.test", token: "t", fetch });
  expect(await client.listWebhooks()).toEqual(page);
});

/** The body as gzip of as many bytes as decoders take at once, padded by a header comment (RFC 1952, 2.3). */
function gzipOfLength(length: number): Buffer {
  const header = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 255]);
  const deflated = deflateRawSync(body);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(body), 0);
  trailer.writeUInt32LE(body.length, 4);
  const comment = "x".repeat(length - header.length - 1 - deflated.length - trailer.length);
  return Buffer.concat([header, Buffer.from(`${comment}\0`), deflated, trailer]);
}
