// The HTTP side: takes calls at POST /webhooks, verifies each signature, and passes each event on once.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createWebhookFeed, type WebhookFeedOptions } from "@document-export/client/webhooks";

/** An event has a few kilobytes: what is longer is none. */
const MAX_BODY_BYTES = 256 * 1024;

/** The receiver, which does not listen yet. One that runs as several processes needs a `store` that they share. */
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

/** The body as it came, since the signature is of its bytes; undefined if it is too long. */
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
