// Receives webhook calls, verifies their signatures and prints each export that ended.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createMemoryStore,
  isKnownEvent,
  verifyWebhook,
  WebhookError,
} from "@document-export/client/webhooks";

// The service publishes its keys at /.well-known/webhook-keys.json: `whpk_…`, more than one while they are rotated.
const keys = (process.env.WEBHOOK_KEYS ?? "").split(",");
// Knows the messages of this process; several processes need one that they share.
const store = createMemoryStore();

async function receive(request: IncomingMessage): Promise<void> {
  const body = Buffer.concat(await request.toArray());
  const event = await verifyWebhook({ headers: request.headers, body }, keys, { store });
  if (!isKnownEvent(event)) return;
  if (event.type === "job.done") console.log(`done: ${event.data.job.summary}`);
  if (event.type === "job.failed") console.log(`failed: ${event.data.job.summary}`);
}

const server = createServer(async (request, response) => {
  try {
    await receive(request);
    response.writeHead(204).end();
  } catch (error) {
    // A repeated message was received before: a status other than 2xx would only bring it again.
    const isRepeat = error instanceof WebhookError && error.kind === "id";
    console.error(error);
    response.writeHead(isRepeat ? 204 : 400).end();
  }
});
server.listen(Number(process.env.PORT ?? 3000), "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`listening on http://127.0.0.1:${port}`);
});
