import type { ServerResponse } from "node:http";
import { catalogue, ProblemError, problemTypePrefix } from "@document-export/server-stub";
import { sendSideAnswer } from "../side-routes.js";

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
  const { title } = catalogue["invalid-request"];
  const type = `${problemTypePrefix}invalid-request`;
  const detail =
    "The body came too slowly. Send at least 256 KiB in 20 seconds; while others wait for memory, a whole body in 30.";
  const body = JSON.stringify({ type, title, status: 408, detail });
  const problem = "application/problem+json";
  // Who sends nothing is not waited for: it may never read the answer either.
  response.once("finish", () => response.req.destroy());
  const close = { connection: "close" };
  sendSideAnswer(response, { status: 408, type: problem, body, headers: close }, true);
}
