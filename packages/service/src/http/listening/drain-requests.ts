import type { RequestListener, ServerResponse } from "node:http";
import { setImmediate, setTimeout } from "node:timers/promises";
import { ProblemError } from "@document-export/server-stub";
import { sendUnread } from "../problems.js";

/**
 * Ends the requests of a process that stops, so that none is cut.
 *
 *     closeConnections ──▶ refuseUploads ──▶ drain ──▶ finish
 *     every response       new uploads       those     nothing listens, and what
 *     closes its           get 503           in        came until then gets its
 *     connection                             flight    response
 */
export interface RequestDrain {
  /** Wraps a listener so that its requests can be drained. */
  readonly wrap: (listener: RequestListener) => RequestListener;
  /** Adds `Connection: close` to every later response, so that callers move to another process. */
  readonly closeConnections: () => void;
  readonly refuseUploads: () => void;
  /**
   * Passes unless the operation is an upload and `refuseUploads` was called.
   *
   * @throws {ProblemError} 503 for such an upload.
   */
  readonly assertAccepted: (operationId: string) => void;
  /**
   * Resolves when the requests now in flight have finished. After `timeout` milliseconds, the remaining ones get 503.
   */
  readonly drain: (timeout: number) => Promise<void>;
  /**
   * Stops listening once no caller is about to send, and resolves when every request has its response. `stopListening`
   * must resolve when no connection is left.
   */
  readonly finish: (stopListening: () => Promise<unknown>) => Promise<void>;
}

/** Time in seconds after which a caller may repeat a refused upload. By then another process may be running. */
const RETRY_AFTER_SECONDS = "2";
const DETAIL = `The service is stopping. Try again in ${RETRY_AFTER_SECONDS} seconds.`;
const UPLOAD = "exportHostedDocument";
/** Callers that send within this time after their last response count as busy. */
const QUIET_MS = 50;
const MAX_QUIET_WAIT_MS = 400;
/**
 * Time in milliseconds for requests that arrived at the end, and for callers that have connected but send a little
 * later.
 */
const RESPONSE_TIMEOUT_MS = 1000;

/** Tracks the requests in flight of one server. The last ones get `responseTimeout` milliseconds to finish. */
export function createRequestDrain(responseTimeout: number = RESPONSE_TIMEOUT_MS): RequestDrain {
  const inFlight = new Set<ServerResponse>();
  let isClosing = false;
  let isRefusing = false;
  let held: PromiseWithResolvers<void> | undefined;
  let lastActivity = -Infinity;
  return {
    wrap: (listener) => async (request, response) => {
      lastActivity = performance.now();
      response.shouldKeepAlive &&= !isClosing;
      inFlight.add(response);
      response.once("close", () => {
        lastActivity = performance.now();
        inFlight.delete(response);
      });
      await held?.promise;
      listener(request, response);
    },
    closeConnections: () => {
      isClosing = true;
      for (const response of inFlight) response.shouldKeepAlive = false;
    },
    refuseUploads: () => {
      isRefusing = true;
    },
    assertAccepted: (operationId) => {
      if (!isRefusing || operationId !== UPLOAD) return;
      const headers = { "retry-after": RETRY_AFTER_SECONDS };
      throw new ProblemError({ type: "unavailable", detail: DETAIL, headers });
    },
    drain: async (timeout) => {
      const left = await untilClosed([...inFlight], timeout);
      for (const response of left) refuse(response);
    },
    finish: async (stopListening) => {
      // When the server stops listening, connections that are not accepted yet, or are between two requests, are reset.
      // So wait until all callers are waiting for a response, and hold their requests until then.
      held = Promise.withResolvers();
      await untilQuiet(() => lastActivity);
      const closed = stopListening();
      held.resolve();
      held = undefined;
      // Every response closes its connection.
      await atMost(closed, responseTimeout);
    },
  };
}

/** Waits at most `timeout` milliseconds, and returns the responses that have not finished by then. */
async function untilClosed(
  responses: readonly ServerResponse[],
  timeout: number,
): Promise<readonly ServerResponse[]> {
  const isOpen = ({ closed }: ServerResponse) => !closed;
  const closed = responses
    .filter(isOpen)
    .map((response) => new Promise((resolve) => response.once("close", resolve)));
  await atMost(Promise.all(closed), timeout);
  return responses.filter(isOpen);
}

async function atMost(work: Promise<unknown>, timeout: number): Promise<void> {
  const over = new AbortController();
  const timer = setTimeout(timeout, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, timer]);
  over.abort();
}

/** Resolves after a short period without requests or responses. */
async function untilQuiet(lastActivity: () => number): Promise<void> {
  const deadline = performance.now() + MAX_QUIET_WAIT_MS;
  const rest = () => Math.min(lastActivity() + QUIET_MS, deadline) - performance.now();
  while (rest() > 0) {
    await setTimeout(rest());
    // Timers run before events that arrived in the meantime are handled.
    await setImmediate();
  }
}

function refuse(response: ServerResponse): void {
  if (response.headersSent) return;
  const headers = { "retry-after": RETRY_AFTER_SECONDS };
  sendUnread(response, { type: "unavailable", detail: DETAIL, headers });
}
