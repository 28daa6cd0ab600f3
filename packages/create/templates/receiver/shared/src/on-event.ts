import { isKnownEvent } from "@document-export/client/webhooks";
import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";

/**
 * Write here what follows from an event. Each is given once; where this fails, the caller gets a 500 and sends the event
 * again later.
 */
export async function onEvent(event: WebhookEvent | UnknownWebhookEvent): Promise<void> {
  // Events that a later version of the interface has; there is nothing to do for them yet.
  if (!isKnownEvent(event)) return;
  const { job } = event.data;
  console.log(`${event.type}: ${job.id} ${job.summary}`);
}
