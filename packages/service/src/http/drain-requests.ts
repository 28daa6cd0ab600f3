import type { ServerResponse } from "node:http";
import type { NodeEntry } from "@document-export/server-stub";
import { sendProblem } from "./send-problem.js";

/** Requests of the interface, which can be brought to their end. */
export interface DrainableEntry {
  readonly entry: NodeEntry;
  /** Refuses new requests from now on, and resolves when those in flight have ended, after `timeout` milliseconds at most. */
  readonly drain: (timeout: number) => Promise<void>;
}

/** In seconds: another process may be there by then. */
const RETRY_AFTER = "2";

/** Counts the requests in flight, so that a process can end them while it still answers for its health. */
export function drainable(entry: NodeEntry): DrainableEntry {
  const inFlight = new Set<ServerResponse>();
  let drained: PromiseWithResolvers<void> | undefined;
  const count = (response: ServerResponse) => {
    inFlight.add(response);
    response.once("close", () => {
      inFlight.delete(response);
      if (inFlight.size === 0) drained?.resolve();
    });
  };
  return {
    entry: async (request, response) => {
      if (drained) return refuse(response);
      count(response);
      return entry(request, response);
    },
    drain: async (timeout) => {
      drained = Promise.withResolvers();
      if (inFlight.size === 0) return;
      const { promise, resolve } = drained;
      const timer = setTimeout(resolve, timeout);
      await promise;
      clearTimeout(timer);
      for (const { req } of inFlight) req.destroy();
    },
  };
}

function refuse(response: ServerResponse): void {
  sendProblem(response, {
    type: "unavailable",
    detail: `The service is stopping. Try again in ${RETRY_AFTER} seconds.`,
    headers: { "retry-after": RETRY_AFTER, connection: "close" },
  });
}
