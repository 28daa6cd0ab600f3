import type { ServerResponse } from "node:http";
import { ProblemError } from "@document-export/server-stub";
import { sendProblem } from "../problems.js";

/** Time in seconds after which a caller may repeat an upload. */
const RETRY_AFTER_SECONDS = "5";
const headers = { "retry-after": RETRY_AFTER_SECONDS };

/** Returns the problem for an upload that got no memory within the admission timeout. */
export function noUploadMemory(): ProblemError {
  return new ProblemError({
    type: "unavailable",
    detail: `The service has no memory for another upload of this workspace. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
    headers,
  });
}

/** Returns the problem for a workspace that has reached its limit of concurrent uploads. */
export function tooManyUploads(limit: number): ProblemError {
  return new ProblemError({
    type: "too-many-uploads",
    detail: `The workspace has ${limit} concurrent uploads, which is the limit. Try again when some have ended.`,
    headers,
  });
}

/** Returns the problem for a sender that disconnected before its upload was read. The problem appears only in logs. */
export function uploadCutOff(): ProblemError {
  const detail = "Expected a complete body, got a part of it.";
  return new ProblemError({ type: "invalid-request", detail });
}

/** Responds with 408 to an upload that is too slow, and closes its connection (RFC 9110, 15.5.9). */
export function sendTooSlow(response: ServerResponse): void {
  // Close the connection without waiting for the sender, which may never read the response.
  response.once("finish", () => response.req.destroy());
  sendProblem(response, {
    type: "request-timeout",
    detail:
      "The upload was too slow. Send at least 256 KiB in 20 seconds, or the whole body in 30 seconds while other uploads wait.",
    headers: { connection: "close" },
  });
}
