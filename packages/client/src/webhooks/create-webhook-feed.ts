import type { UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import type { JobFeed } from "../wait/job-feed.js";
import { createMemoryStore } from "./create-memory-store.js";
import { isKnownEvent } from "./is-known-event.js";
import { createJobStates } from "./job-states.js";
import type { MessageStore } from "./message-store.js";
import { verifyWebhook, type VerifyOptions } from "./verify-webhook.js";
import { WebhookError } from "./webhook-error.js";

/** How received calls become a feed. */
export interface WebhookFeedOptions extends VerifyOptions {
  /** What `verifyWebhook` takes; a function is asked for each call, so that keys can change. */
  readonly keys: readonly string[] | (() => readonly string[] | Promise<readonly string[]>);
  /** @default createMemoryStore() */
  readonly store?: MessageStore;
  /** Is given each event once; where it fails, the call counts as not received. */
  readonly onEvent?: (event: WebhookEvent | UnknownWebhookEvent) => void | Promise<void>;
  /** How many jobs to keep the last state of. @default 1000 */
  readonly jobLimit?: number;
}

/** Received calls as a feed for `waitForJob`. */
export interface WebhookFeed extends JobFeed {
  /**
   * Responds to a call: 204 if it is good or known already, 400 if it is not to be trusted. Rejects with what `onEvent`,
   * `store` or `keys` failed with, so that the server responds 500 and the call comes again.
   */
  readonly handle: (request: Request) => Promise<Response>;
}

/** A feed of the calls that it is given to handle; each is verified, and acted upon once. */
export function createWebhookFeed({
  keys,
  store = createMemoryStore(),
  onEvent,
  jobLimit = 1000,
  ...options
}: WebhookFeedOptions): WebhookFeed {
  const states = createJobStates(jobLimit);
  const running = new Map<string, Promise<void>>();
  const receive = async (id: string, event: WebhookEvent | UnknownWebhookEvent) => {
    if (!(await store.add(id))) return;
    try {
      await onEvent?.(event);
      if (isKnownEvent(event)) states.tell(event.data.job);
    } catch (error) {
      await store.remove(id);
      throw error;
    }
  };
  const handle = async (request: Request) => {
    try {
      const known = typeof keys === "function" ? await keys() : keys;
      const event = await verifyWebhook(request, known, options);
      const id = request.headers.get("webhook-id") ?? "";
      // A sender that did not wait for the response sends the message again while it is being handled.
      const outcome = running.get(id) ?? receive(id, event);
      running.set(id, outcome);
      await outcome.finally(() => running.delete(id));
      return new Response(null, { status: 204 });
    } catch (error) {
      if (error instanceof WebhookError) return refusal(error);
      throw error;
    }
  };
  return { follow: states.follow, handle };
}

function refusal({ message }: WebhookError): Response {
  const problem = { type: "about:blank", title: "Bad Request", status: 400, detail: message };
  const headers = { "content-type": "application/problem+json" };
  return new Response(JSON.stringify(problem), { status: 400, headers });
}
