import { createMemoryStore, verifyWebhook, WebhookError } from "@document-export/client/webhooks";
import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import type { Reply } from "./listen.js";
import type { Message } from "./message.js";

/** Is told of the calls that a receiver gets. */
export interface CallObserver {
  readonly onEvent: (
    event: WebhookEvent | UnknownWebhookEvent,
    message: Message,
  ) => void | Promise<void>;
  readonly onRefusal: (error: WebhookError) => void;
}

/** Verifies each call; one that came before is answered as taken and not told again. */
export function receiveWith(
  keys: readonly string[],
  { onEvent, onRefusal }: CallObserver,
): (message: Message) => Promise<Reply> {
  const store = createMemoryStore();
  return async (message) => {
    try {
      await onEvent(await verifyWebhook(message, keys, { store }), message);
      return { status: 204 };
    } catch (error) {
      if (!(error instanceof WebhookError)) throw error;
      if (error.kind === "id") return { status: 204 };
      onRefusal(error);
      return { status: 400, title: error.message };
    }
  };
}
