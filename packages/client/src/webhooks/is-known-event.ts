import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import { eventTypes, isKnown } from "@document-export/types/constants";

/** Whether an event is one that the contract describes, so that `type` tells what its `data` holds. */
export function isKnownEvent(event: WebhookEvent | UnknownWebhookEvent): event is WebhookEvent {
  return isKnown(eventTypes, event.type);
}
