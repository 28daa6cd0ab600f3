/**
 * All kinds of problems, with slug, status and title (decision `problem-details`). The contract package has the same
 * list as `problems.json`; a test keeps them in sync.
 */
export const PROBLEMS = {
  "invalid-request": { status: 400, title: "Invalid request" },
  unauthorized: { status: 401, title: "Unauthorized" },
  forbidden: { status: 403, title: "Forbidden" },
  "not-found": { status: 404, title: "Not found" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "not-acceptable": { status: 406, title: "Not acceptable" },
  "request-timeout": { status: 408, title: "Request timeout" },
  conflict: { status: 409, title: "Conflict" },
  "content-too-large": { status: 413, title: "Content too large" },
  "unsupported-media-type": { status: 415, title: "Unsupported media type" },
  "expectation-failed": { status: 417, title: "Expectation failed" },
  refused: { status: 422, title: "Refused" },
  "idempotency-mismatch": { status: 422, title: "Idempotency key reused" },
  "not-a-hosted-document": { status: 422, title: "Not a hosted document" },
  "unknown-connection": { status: 422, title: "Unknown connection" },
  "unknown-event": { status: 422, title: "Unknown event" },
  "unknown-format": { status: 422, title: "Unknown format" },
  "endpoint-refused": { status: 422, title: "Endpoint refused" },
  "too-many-webhooks": { status: 422, title: "Too many webhooks" },
  "rate-limited": { status: 429, title: "Rate limited" },
  "too-many-failed-tokens": { status: 429, title: "Too many failed tokens" },
  "too-many-uploads": { status: 429, title: "Too many uploads" },
  "too-many-queued-exports": { status: 429, title: "Too many queued exports" },
  "too-many-stored-bytes": { status: 429, title: "Too many stored bytes" },
  "header-fields-too-large": { status: 431, title: "Header fields too large" },
  "internal-error": { status: 500, title: "Internal error" },
  "not-implemented": { status: 501, title: "Not implemented" },
  unavailable: { status: 503, title: "Unavailable" },
} as const;

/** A slug from the catalogue. */
export type ProblemType = keyof typeof PROBLEMS;

/** Prefix of the slug in a problem's `type`. */
export const PROBLEM_TYPE_PREFIX = "urn:problem-type:document-export:";

/** Base for problems whose only type is their status (RFC 9457, 4.2.1). */
export const NO_PROBLEM_TYPES = "about:blank";

/** Returns the `type` of a problem with a given base. */
export function problemTypeOf(slug: ProblemType, base: string): string {
  return base === NO_PROBLEM_TYPES ? base : base + slug;
}
