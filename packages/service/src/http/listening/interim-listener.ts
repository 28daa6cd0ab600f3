import type { RequestListener } from "node:http";
import type { Logger } from "../../logs/logger.js";
import { listen, type ListenAddress, type Listening } from "./listen.js";
import { passedSocket } from "./passed-socket.js";
import { jsonResponse, sendResponse } from "../plain-response.js";
import { sendProblem } from "../problems.js";
import { LIVE_PATHS, liveResponse, READY_PATH } from "../side-routes.js";

const RETRY_AFTER_SECONDS = 2;

/** Listener that stands in for the service while it waits for its database. */
export interface Interim {
  readonly start: () => Promise<void>;
  /** Frees the port; may be called at any time. */
  readonly stop: () => Promise<void>;
}

/**
 * Reports the process as alive but not ready, and responds with 503 to everything else. Does not listen if no caller
 * can know the port yet, or if systemd holds connections until the service accepts them.
 */
export function createInterim(address: ListenAddress, log: Logger): Interim {
  let listening: Listening | undefined;
  return {
    start: async () => {
      if (address.port === 0 || passedSocket() !== undefined) return;
      const listeners = { request: respond, unmetExpectation: () => undefined };
      const metrics = { certificateLoaded: () => undefined };
      listening = await listen(listeners, address, { log, metrics });
    },
    stop: async () => {
      const stopped = listening?.stopListening();
      await listening?.close();
      await stopped;
      listening = undefined;
    },
  };
}

const respond: RequestListener = (request, response) => {
  const path = request.url?.split("?", 1)[0] ?? "/";
  const withBody = request.method !== "HEAD";
  response.shouldKeepAlive = false;
  if (LIVE_PATHS.includes(path)) return sendResponse(response, liveResponse(), withBody);
  if (path === READY_PATH) {
    const body = { status: "failed", checks: { process: "starting", database: "failed" } };
    return sendResponse(response, jsonResponse(503, body), withBody);
  }
  sendProblem(response, {
    type: "unavailable",
    detail: `The service is waiting for its database. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
  });
};
