import type { WebhookKeyPair } from "../webhooks/keys.js";
import { signWebhook } from "../webhooks/sign-webhook.js";
import { randomId } from "../utils/random-id.js";
import type { JobEvent } from "./advance-job.js";
import { sourceConnection, type TestJob, type TestState } from "./test-state.js";

/** How webhook calls are signed, and who receives them. */
export interface Delivery {
  readonly keys: () => Promise<WebhookKeyPair>;
  readonly onWebhook: (request: Request) => unknown;
}

/** Calls every endpoint that subscribes to an event, with signatures as in decision `event-signing`. */
export async function deliverEvent(
  { keys, onWebhook }: Delivery,
  state: TestState,
  { options }: TestJob,
  { type, data }: JobEvent,
): Promise<void> {
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
  const { privateKey } = await keys();
  const connectionIds = new Set([options.destination, sourceConnection(state).id]);
  const registered = state.webhooks.filter(
    ({ events, connections }) =>
      events.includes(type) && connections.some(({ id }) => connectionIds.has(id)),
  );
  const endpoints = [...registered.map(({ endpoint }) => endpoint), ...(options.webhooks ?? [])];
  for (const endpoint of endpoints) {
    const headers = await signWebhook({ id: `msg_${randomId()}`, body }, [privateKey]);
    await onWebhook(new Request(endpoint, { method: "POST", headers, body }));
  }
}
