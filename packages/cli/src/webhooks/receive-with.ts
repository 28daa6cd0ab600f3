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
  /** What `onEvent` failed with; the call gets 500, and counts as one that never came. */
  readonly onFailure: (error: unknown) => void;
}

/** Verifies each call; one that came before gets the same success response and is not printed again. */
export function receiveWith(
  keys: readonly string[],
  { onEvent, onRefusal, onFailure }: CallObserver,
): (message: Message) => Promise<Reply> {
  const store = createMemoryStore();
  return async (message) => {
    try {
      const event = await verifyWebhook(message, keys, { store });
      await onEvent(event, message);
      return { status: 204 };
    } catch (error) {
      if (error instanceof WebhookError) return refusal(error, onRefusal);
      await store.remove(String(message.headers["webhook-id"]));
      onFailure(error);
      return { status: 500, title: "The message could not be taken" };
    }
  };
}

function refusal(error: WebhookError, onRefusal: CallObserver["onRefusal"]): Reply {
  if (error.kind === "id") return { status: 204 };
  onRefusal(error);
  return { status: 400, title: error.message };
}
