import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { UsageError } from "../errors/errors.js";
import { given } from "../session/given.js";
import type { ReceivedMessage } from "./message.js";

// Maximum size of a call in bytes, far more than a job with many warnings needs.
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** A response of the receiver. */
export interface Reply {
  readonly status: number;
  /** Title of the problem details: why the call was rejected. */
  readonly title?: string;
  /** Body and content type of a response without a title. */
  readonly body?: Uint8Array;
  readonly contentType?: string | undefined;
}

/** A running receiver. */
export interface Receiver {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a receiver of webhook calls. Throws a UsageError if the port cannot be used. */
export async function listen(
  host: string,
  port: number,
  receive: (message: ReceivedMessage) => Promise<Reply>,
): Promise<Receiver> {
  const server = createServer((request, response) => void respond(request, response, receive));
  server.listen(port, host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const advice = error.code === "EADDRINUSE" ? "Choose another with `--port`." : undefined;
    throw new UsageError(`Cannot listen on ${host}:${port}: ${error.message}`, advice, error);
  });
  const { address, family, port: bound } = server.address() as AddressInfo;
  const name = family === "IPv6" ? `[${address}]` : address;
  return { url: `http://${name}:${bound}/`, stop: () => stop(server) };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  receive: (message: ReceivedMessage) => Promise<Reply>,
): Promise<void> {
  const reply = await replyTo(request, receive).catch((error: unknown): Reply => ({
    status: 500,
    title: String(error),
  }));
  const { status, title, body, contentType } = reply;
  if (title === undefined)
    return void response.writeHead(status, given({ "content-type": contentType })).end(body);
  response.writeHead(status, { "content-type": "application/problem+json", connection: "close" });
  response.end(JSON.stringify({ type: "about:blank", status, title }));
}

async function replyTo(
  request: IncomingMessage,
  receive: (message: ReceivedMessage) => Promise<Reply>,
): Promise<Reply> {
  if (request.method !== "POST") return { status: 405, title: "Webhooks are called with POST" };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).byteLength;
    if (size > MAX_BODY_BYTES) return { status: 413, title: `More than ${MAX_BODY_BYTES} bytes` };
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return receive({ headers, rawHeaders: request.rawHeaders, body: Buffer.concat(chunks) });
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
