// The HTTP server of the receiver: accepts calls at POST /webhooks, verifies their signatures, and passes each event to
// `onEvent` once.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createWebhookFeed, type WebhookFeedOptions } from "@document-export/client/webhooks";

/** Maximum size of a body in bytes. An event has only a few kilobytes. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Creates the receiver; call `listen` to start it. A receiver that runs as several processes needs a `store` that they
 * share.
 */
export function createReceiver(
  options: Pick<WebhookFeedOptions, "keys" | "onEvent" | "store">,
): Server {
  const feed = createWebhookFeed(options);
  return createServer(async (message, response) => {
    try {
      const { status, body } = await respond(message, feed.handle);
      response.writeHead(status, { "content-type": "text/plain" }).end(body);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
}

async function respond(
  message: IncomingMessage,
  handle: (request: Request) => Promise<Response>,
): Promise<{ status: number; body?: string }> {
  if (message.method !== "POST" || message.url !== "/webhooks") return { status: 404 };
  const body = await readBody(message);
  if (!body) return { status: 413 };
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const request = new Request("http://receiver/webhooks", { method: "POST", headers, body });
  const response = await handle(request);
  return { status: response.status, body: await response.text() };
}

/**
 * Reads the body without decoding it, because the signature covers its exact bytes. Returns undefined if it is too
 * large.
 */
async function readBody(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
