import {
  ConnectionError,
  createClient,
  ProblemError,
  TimeoutError,
} from "@document-export/operator/client";
import { endSession } from "./session.ts";

/** Tells the service that a request comes from this page: another site cannot send it (CSRF). */
const CONSOLE_HEADER = "X-Document-Export-Console";
const SESSION = "/operator/v1/session";

/** Calls the service that this page came from, with the cookie of the session. */
export const client = createClient({
  baseUrl: location.origin,
  // The reader sees a failure at once, and can ask again.
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

/** Whether an error is a response that says what is wrong. */
export function isProblemError(error: unknown): error is ProblemError {
  return error instanceof ProblemError;
}

/** Whether nothing responded. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ConnectionError || error instanceof TimeoutError;
}
