import type { ServerResponse } from "node:http";
import { ProblemError } from "@document-export/server-stub";
import { sendProblem } from "../problems.js";

/** In seconds. */
const RETRY_AFTER = "5";
const headers = { "retry-after": RETRY_AFTER };

/** There was no memory for the upload for too long. */
export function noUploadMemory(): ProblemError {
  return new ProblemError({
    type: "unavailable",
    detail: `The service has no memory for another upload of this workspace. Wait ${RETRY_AFTER} seconds.`,
    headers,
  });
}

/** The workspace has as many uploads under way as it may have. */
export function tooManyUploads(limit: number): ProblemError {
  return new ProblemError({
    type: "too-many-uploads",
    detail: `The workspace has ${limit} uploads under way, which is its limit. Wait until some are done.`,
    headers,
  });
}

/** The sender went away before its upload was read; seen only in logs. */
export function uploadCutOff(): ProblemError {
  const detail = "Expected the whole body, got one that is cut off.";
  return new ProblemError({ type: "invalid-request", detail });
}

/** Answers an upload that comes too slowly, and ends its connection (RFC 9110, 15.5.9). */
export function sendTooSlow(response: ServerResponse): void {
  // Who sends nothing is not waited for: it may never read the response either.
  response.once("finish", () => response.req.destroy());
  sendProblem(response, {
    type: "invalid-request",
    status: 408,
    detail:
      "The body came too slowly. Send at least 256 KiB in 20 seconds; while others wait for memory, a whole body in 30.",
    headers: { connection: "close" },
  });
}
