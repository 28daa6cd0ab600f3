import { createMemoryStore, verifyWebhook, WebhookError } from "@document-export/client/webhooks";
import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import type { ListenerKeys } from "./keys.js";
import type { Reply } from "./listen.js";
import type { ReceivedMessage } from "./message.js";

/** Callbacks for the calls of a receiver. */
export interface CallObserver {
  /**
   * Called for each event; returns the response. If the response is not a success, the sender repeats the call and this
   * is called again.
   */
  readonly onEvent: (
    event: WebhookEvent | UnknownWebhookEvent,
    message: ReceivedMessage,
  ) => Promise<Reply>;
  readonly onRejected: (error: WebhookError) => void;
  /** Called with an error that `onEvent` threw; the sender gets a 500 and repeats the call. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Creates a function that verifies calls and responds to them. If no known key made the signature, it reads the keys
 * again. A repeated message gets the same success response without another call of `onEvent`.
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

/** Returns true if the sender counts the call as received (decision `event-delivery`). */
export function isSuccess({ status }: Pick<Reply, "status">): boolean {
  return status >= 200 && status < 300;
}

function reject(error: WebhookError, onRejected: CallObserver["onRejected"]): Reply {
  if (error.kind === "id") return { status: 204 };
  onRejected(error);
  return { status: 400, title: error.message };
}
