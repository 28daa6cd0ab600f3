import { createMemoryStore, verifyWebhook, WebhookError } from "@document-export/client/webhooks";
import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import type { ListenerKeys } from "./keys.js";
import type { Reply } from "./listen.js";
import type { ReceivedMessage } from "./message.js";

/** Called about the calls of a receiver. */
export interface CallObserver {
  /** Returns the response to a call; a message without a success response is passed on again when it is repeated. */
  readonly onEvent: (
    event: WebhookEvent | UnknownWebhookEvent,
    message: ReceivedMessage,
  ) => Promise<Reply>;
  readonly onRejected: (error: WebhookError) => void;
  /** Called with an error from `onEvent`; the call gets 500 and counts as not received. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Verifies each call, and tries new keys if none of the old ones signed it. A repeated message gets the same success
 * response and is not passed on again.
 */
export function receiveWith(
  keys: ListenerKeys,
  { onEvent, onRejected, onFailure }: CallObserver,
): (message: ReceivedMessage) => Promise<Reply> {
  const store = createMemoryStore();
  return async (message) => {
    const verify = () => verifyWebhook(message, keys.current(), { store });
    const forget = () => store.remove(String(message.headers["webhook-id"]));
    try {
      const event = await verify().catch(async (error: unknown) => {
        const isUnknown = error instanceof WebhookError && error.kind === "signature";
        if (isUnknown && (await keys.renew())) return verify();
        throw error;
      });
      const reply = await onEvent(event, message);
      if (!isSuccess(reply)) await forget();
      return reply;
    } catch (error) {
      if (error instanceof WebhookError) return reject(error, onRejected);
      await forget();
      onFailure(error);
      return { status: 500, title: "The message could not be processed" };
    }
  };
}

/** Whether the sender counts the call as received (decision `event-delivery`). */
export function isSuccess({ status }: Pick<Reply, "status">): boolean {
  return status >= 200 && status < 300;
}

function reject(error: WebhookError, onRejected: CallObserver["onRejected"]): Reply {
  if (error.kind === "id") return { status: 204 };
  onRejected(error);
  return { status: 400, title: error.message };
}
