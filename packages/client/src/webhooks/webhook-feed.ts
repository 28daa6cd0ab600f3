import type { Job, UnknownWebhookEvent, WebhookEvent } from "@document-export/types";
import { finalJobStatuses, isKnown } from "@document-export/types/constants";
import type { JobFeed } from "../wait/wait-options.js";
import { createMemoryStore, type MessageStore } from "./message-store.js";
import { isKnownEvent, verifyWebhook, WebhookError, type VerifyOptions } from "./verify-webhook.js";

/** How received calls become a feed of job states. */
export interface WebhookFeedOptions extends VerifyOptions {
  /** The keys for `verifyWebhook`. A function is called for each received call, so that keys can be rotated. */
  readonly keys: readonly string[] | (() => readonly string[] | Promise<readonly string[]>);
  /** Message store. @default createMemoryStore() */
  readonly store?: MessageStore;
  /** Called with each event once; if it fails, the event counts as not received. */
  readonly onEvent?: (event: WebhookEvent | UnknownWebhookEvent) => void | Promise<void>;
  /** Number of jobs whose last state is kept. @default 1000 */
  readonly jobLimit?: number;
}

/** A feed of received calls for `waitForJob`. */
export interface WebhookFeed extends JobFeed {
  /**
   * Responds to a call: 204 if it is valid or already known, 400 if it cannot be trusted. Rejects with errors of
   * `onEvent`, `store` or `keys`, so that the server responds with 500 and the call is retried.
   */
  readonly handle: (request: Request) => Promise<Response>;
}

/** Creates a feed from the calls passed to `handle`; each call is verified and processed once. */
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
      if (isKnownEvent(event)) states.publish(event.data.job);
    } catch (error) {
      await store.remove(id);
      throw error;
    }
  };
  const handle = async (request: Request) => {
    try {
      const currentKeys = typeof keys === "function" ? await keys() : keys;
      const event = await verifyWebhook(request, currentKeys, options);
      const id = request.headers.get("webhook-id") ?? "";
      // A sender that timed out sends the message again while it is still being processed.
      const outcome = running.get(id) ?? receive(id, event);
      running.set(id, outcome);
      await outcome.finally(() => running.delete(id));
      return new Response(null, { status: 204 });
    } catch (error) {
      if (error instanceof WebhookError) return badRequest(error);
      throw error;
    }
  };
  return { follow: states.follow, handle };
}

function badRequest({ message }: WebhookError): Response {
  const problem = { type: "about:blank", title: "Bad Request", status: 400, detail: message };
  const headers = { "content-type": "application/problem+json" };
  return new Response(JSON.stringify(problem), { status: 400, headers });
}

/** The last known states of jobs, and their followers. */
interface JobStates extends JobFeed {
  /** Stores a state and passes it to the followers of the job. */
  publish(job: Job): void;
}

/**
 * Stores the states of the last `limit` jobs, because an event may arrive before the response with the job's id. Events
 * arrive in any order (decision `event-delivery`), so a final state is never replaced.
 */
function createJobStates(limit: number): JobStates {
  const states = new Map<string, Job>();
  const followers = new Map<string, Set<(job: Job) => void>>();
  return {
    publish(job) {
      const before = states.get(job.id);
      if (before && isKnown(finalJobStatuses, before.status)) return;
      states.delete(job.id);
      states.set(job.id, job);
      const [oldest = ""] = states.size > limit ? states.keys() : [];
      states.delete(oldest);
      for (const onJob of followers.get(job.id) ?? []) onJob(job);
    },
    follow(jobId, onJob, signal) {
      if (signal.aborted) return;
      const own = followers.get(jobId) ?? new Set();
      followers.set(jobId, own.add(onJob));
      signal.addEventListener("abort", () => {
        own.delete(onJob);
        if (own.size === 0) followers.delete(jobId);
      });
      const known = states.get(jobId);
      if (known) onJob(known);
    },
  };
}
