import type { IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { NodeEntry } from "@document-export/server-stub";
import { sendProblem } from "../http/problems.js";

/** Rejects requests while the database is being replaced. */
export interface RequestGate {
  readonly wrap: (entry: NodeEntry) => NodeEntry;
  /**
   * Rejects new requests and resolves when those in flight have finished. Returns a function that admits requests
   * again.
   *
   * @throws {Error} if a request does not finish even after its connection was closed; requests are then admitted
   * again.
   */
  readonly pause: () => Promise<() => void>;
}

const RETRY_AFTER_SECONDS = "5";
/**
 * Time in milliseconds that requests in flight get to finish. After it, their connections are closed, and they get the
 * same time once more.
 */
const DRAIN_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 10_000;

/** Creates an open gate. */
export function createRequestGate(): RequestGate {
  const inFlight = new Map<IncomingMessage, Promise<unknown>>();
  let isPaused = false;
  const allEnded = () => Promise.allSettled(inFlight.values());
  return {
    wrap: (entry) => async (request, response) => {
      if (isPaused)
        return sendProblem(response, {
          type: "unavailable",
          detail: `A backup is being restored. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
          headers: { "retry-after": RETRY_AFTER_SECONDS },
        });
      const handled = entry(request, response);
      inFlight.set(request, handled);
      try {
        await handled;
      } finally {
        inFlight.delete(request);
      }
    },
    pause: async () => {
      isPaused = true;
      const resume = () => {
        isPaused = false;
      };
      await Promise.race([allEnded(), delay(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
      for (const request of inFlight.keys()) request.destroy();
      await Promise.race([allEnded(), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      if (inFlight.size === 0) return resume;
      resume();
      throw new Error(`${inFlight.size} requests have not ended. Try again in a minute.`);
    },
  };
}
