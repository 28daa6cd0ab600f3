import {
  ConnectionError,
  createClient,
  ProblemError,
  TimeoutError,
} from "@document-export/operator/client";
import { endSession } from "./session.ts";

/** Marks a request as coming from this page: another site cannot send this header (CSRF). */
const CONSOLE_HEADER = "X-Document-Export-Console";
const SESSION = "/operator/v1/session";

/** Client for the service that served this page; it sends the session cookie. */
export const client = createClient({
  baseUrl: location.origin,
  // The reader sees a failure immediately and can retry by hand.
  retries: 0,
  timeoutMs: 20_000,
  fetch: async (request) => {
    request.headers.set(CONSOLE_HEADER, "1");
    const response = await fetch(request);
    if (response.status === 401 && new URL(request.url).pathname !== SESSION)
      endSession("Your session has ended. Sign in to continue on this page.");
    return response;
  },
});

/** Returns true if an error is a response with problem details. */
export function isProblemError(error: unknown): error is ProblemError {
  return error instanceof ProblemError;
}

/** Returns true if no response arrived. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ConnectionError || error instanceof TimeoutError;
}
