/** The catalogue of problems (decision `problem-details`), each by its `type`. */
export const problemTypes = [
  "urn:problem-type:document-export:invalid-request",
  "urn:problem-type:document-export:unauthorized",
  "urn:problem-type:document-export:forbidden",
  "urn:problem-type:document-export:not-found",
  "urn:problem-type:document-export:method-not-allowed",
  "urn:problem-type:document-export:not-acceptable",
  "urn:problem-type:document-export:request-timeout",
  "urn:problem-type:document-export:conflict",
  "urn:problem-type:document-export:content-too-large",
  "urn:problem-type:document-export:unsupported-media-type",
  "urn:problem-type:document-export:expectation-failed",
  "urn:problem-type:document-export:refused",
  "urn:problem-type:document-export:idempotency-mismatch",
  "urn:problem-type:document-export:not-a-hosted-document",
  "urn:problem-type:document-export:unknown-connection",
  "urn:problem-type:document-export:unknown-event",
  "urn:problem-type:document-export:unknown-format",
  "urn:problem-type:document-export:endpoint-refused",
  "urn:problem-type:document-export:too-many-webhooks",
  "urn:problem-type:document-export:rate-limited",
  "urn:problem-type:document-export:too-many-failed-tokens",
  "urn:problem-type:document-export:too-many-uploads",
  "urn:problem-type:document-export:too-many-queued-exports",
  "urn:problem-type:document-export:too-many-stored-bytes",
  "urn:problem-type:document-export:header-fields-too-large",
  "urn:problem-type:document-export:internal-error",
  "urn:problem-type:document-export:not-implemented",
  "urn:problem-type:document-export:unavailable",
] as const;

/** A kind of problem of the catalogue; an implementation may have its own beside them. */
export type KnownProblemType = (typeof problemTypes)[number];
