import type { ServerResponse } from "node:http";
import type { NodeEntry } from "@document-export/server-stub";
import { sendProblem } from "./problems.js";

/** An entry whose requests can be drained. */
export interface DrainableEntry {
  readonly entry: NodeEntry;
  /** Refuses new requests, and resolves when those in flight have ended, or after `timeout` milliseconds. */
  readonly drain: (timeout: number) => Promise<void>;
}

/** In seconds: another process may be running by then. */
const RETRY_AFTER_SECONDS = "2";

/** Tracks the requests in flight, so that a stopping process can drain them while its health paths still respond. */
export function drainable(entry: NodeEntry): DrainableEntry {
  const inFlight = new Set<ServerResponse>();
  let drained: PromiseWithResolvers<void> | undefined;
  const track = (response: ServerResponse) => {
    inFlight.add(response);
    response.once("close", () => {
      inFlight.delete(response);
      if (inFlight.size === 0) drained?.resolve();
    });
  };
  return {
    entry: async (request, response) => {
      if (drained) return refuse(response);
      track(response);
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
    detail: `The service is stopping. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    headers: { "retry-after": RETRY_AFTER_SECONDS, connection: "close" },
  });
}
