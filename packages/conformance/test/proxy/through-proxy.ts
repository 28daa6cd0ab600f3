import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { Readable } from "node:stream";
import { startProxy } from "../../src/proxy/start-proxy.js";
import type { Recorded } from "../../src/recording/recorded.js";

/** An upstream and a proxy in front of it, with the proxy's recordings. */
export interface Setup {
  readonly upstream: string;
  readonly proxy: string;
  readonly recorded: Recorded[];
  /** Resolves with the next exchange that completes. */
  nextRecorded(): Promise<Recorded>;
  close(): Promise<void>;
}

/** Starts both on free ports. */
export async function startSetup(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Setup> {
  const server = createServer(handle);
  server.on("checkContinue", handle);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const upstream = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const recorded: Recorded[] = [];
  const waiting: ((exchange: Recorded) => void)[] = [];
  const proxy = await startProxy({
    upstream,
    record(exchange) {
      recorded.push(exchange);
      waiting.shift()?.(exchange);
    },
  });
  return {
    upstream,
    proxy: proxy.url,
    recorded,
    nextRecorded: () => new Promise((resolve) => waiting.push(resolve)),
    async close() {
      await proxy.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The response that a caller received. */
export interface Received {
  readonly status: number | undefined;
  readonly statusMessage: string | undefined;
  readonly rawHeaders: readonly string[];
  readonly rawTrailers: readonly string[];
  readonly bytes: number;
  readonly sha256: string;
  readonly informational: readonly (readonly [number, readonly string[]])[];
}

/** Sends a request with exactly these headers, and reads the whole response. */
export async function send(
  url: string,
  options: RequestOptions & { readonly body?: Readable | Buffer } = {},
): Promise<Received> {
  const { body, ...rest } = options;
  const outgoing = request(url, { agent: new Agent(), ...rest });
  const informational: [number, readonly string[]][] = [];
  outgoing.on("information", ({ statusCode, rawHeaders }) =>
    informational.push([statusCode, rawHeaders]),
  );
  if (body instanceof Readable) body.pipe(outgoing);
  else outgoing.end(body);
  const [message] = (await once(outgoing, "response")) as [IncomingMessage];
  const { bytes, sha256 } = await digest(message);
  const { statusCode: status, statusMessage, rawHeaders, rawTrailers } = message;
  return { status, statusMessage, rawHeaders, rawTrailers, bytes, sha256, informational };
}

/** Returns the length and the SHA-256 of a stream. */
export async function digest(stream: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** A stream of pseudo-random bytes, identical each time, with its SHA-256. */
export function noise(length: number): { readonly body: Readable; readonly sha256: string } {
  const block = Buffer.alloc(65_521);
  for (let index = 0; index < block.length; index += 1) block[index] = (index * 7919 + 13) % 256;
  const sizes = Array.from({ length: Math.ceil(length / block.length) }, (_, index) =>
    Math.min(block.length, length - index * block.length),
  );
  const hash = createHash("sha256");
  for (const size of sizes) hash.update(block.subarray(0, size));
  const chunks = sizes.map((size) => block.subarray(0, size));
  return { body: Readable.from(chunks, { objectMode: false }), sha256: hash.digest("hex") };
}
