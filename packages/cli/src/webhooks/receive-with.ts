import { createMemoryStore, verifyWebhook, WebhookError } from "@document-export/client/webhooks";
import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import type { Reply } from "./listen.js";
import type { Message } from "./message.js";

/** Called about the calls of a receiver. */
export interface CallObserver {
  readonly onEvent: (
    event: WebhookEvent | UnknownWebhookEvent,
    message: Message,
  ) => void | Promise<void>;
  readonly onRejected: (error: WebhookError) => void;
  /** Called with an error of `onEvent`; the call gets 500, and counts as not received. */
  readonly onFailure: (error: unknown) => void;
}

/** Verifies each call; a repeated one gets the same success response and is not passed on again. */
export function receiveWith(
  keys: readonly string[],
  { onEvent, onRejected, onFailure }: CallObserver,
): (message: Message) => Promise<Reply> {
  const store = createMemoryStore();
  return async (message) => {
    try {
      const event = await verifyWebhook(message, keys, { store });
      await onEvent(event, message);
      return { status: 204 };
    } catch (error) {
      if (error instanceof WebhookError) return reject(error, onRejected);
      await store.remove(String(message.headers["webhook-id"]));
      onFailure(error);
      return { status: 500, title: "The message could not be processed" };
    }
  };
}

function reject(error: WebhookError, onRejected: CallObserver["onRejected"]): Reply {
  if (error.kind === "id") return { status: 204 };
  onRejected(error);
  return { status: 400, title: error.message };
}
