import { isKnownEvent } from "@document-export/client/webhooks";
import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";

/**
 * Handles an event: write your own code here. It is called once for each event. If it throws, the sender gets a
 * response with status 500 and sends the event again later.
 */
export async function onEvent(event: WebhookEvent | UnknownWebhookEvent): Promise<void> {
  // A later version of the interface may have other events. This receiver cannot handle them yet, so it ignores them.
  if (!isKnownEvent(event)) return;
  const { job } = event.data;
  console.log(`${event.type}: ${job.id} ${job.summary}`);
}
