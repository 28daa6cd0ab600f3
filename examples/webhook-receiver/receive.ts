// Receives webhook calls, verifies their signatures, and prints each export that finished.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createMemoryStore,
  isKnownEvent,
  verifyWebhook,
  WebhookError,
} from "@document-export/client/webhooks";

// The service publishes its keys at /.well-known/webhook-keys.json: `whpk_…`, several during a rotation.
const keys = (process.env.WEBHOOK_KEYS ?? "").split(",");
// Remembers the messages of this process only; several processes need a shared store.
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
    // This message was already received: a status other than 2xx would only cause another retry.
    const isRepeat = error instanceof WebhookError && error.kind === "id";
    console.error(error);
    response.writeHead(isRepeat ? 204 : 400).end();
  }
});
server.listen(Number(process.env.PORT ?? 3000), "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`listening on http://127.0.0.1:${port}`);
});
