import { ProblemError } from "../problems/problem-error.js";
import type { CoreRequest } from "../request/core-request.js";

/**
 * Why a message is refused before it is routed, whatever it asks for; undefined where nothing is wrong.
 * Only what a runtime passes on can be checked: one that speaks Fetch keeps the version and the framing to itself.
 */
export function messageFault({
  httpVersion,
  headers,
}: Pick<CoreRequest, "httpVersion" | "headers">): ProblemError | undefined {
  if (httpVersion === "0.9") return malformed("Expected HTTP/1.1, got HTTP/0.9.");
  return hostFault(httpVersion, headers.host) ?? codingFault(headers["transfer-encoding"]);
}

/** RFC 9112, 3.2: exactly one `Host` in HTTP/1.1. An entry joins several by commas, which no host has. */
function hostFault(
  httpVersion: string | undefined,
  host: string | undefined,
): ProblemError | undefined {
  if (host?.includes(",")) return malformed("Expected one `Host` header, got several hosts.");
  const isMissing = host === undefined && httpVersion === "1.1";
  return isMissing ? malformed("Expected a `Host` header, got none.") : undefined;
}

/** RFC 9112, 6.1: 501 for a transfer coding that the server does not know. */
function codingFault(coding: string | undefined): ProblemError | undefined {
  if (coding === undefined || coding.toLowerCase() === "chunked") return undefined;
  return new ProblemError({
    type: "not-implemented",
    detail: "The only `Transfer-Encoding` that is supported is `chunked`.",
    headers: CLOSE,
  });
}

/** Where a message ends is in doubt, so that nothing after it may be read as the next one. */
const CLOSE = { connection: "close" };

function malformed(detail: string): ProblemError {
  return new ProblemError({ type: "invalid-request", detail, headers: CLOSE });
}
