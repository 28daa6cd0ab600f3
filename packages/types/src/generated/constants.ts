// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

/** Ids of the operations, in the order of the contract. */
export const OPERATION_IDS = [
  "listDocumentExports",
  "exportHostedDocument",
  "listCollections",
  "listWebhooks",
  "createWebhook",
] as const;

/** The method and the path template of each operation. */
export const OPERATION_ADDRESSES = {
  listDocumentExports: { method: "GET", path: "/v2/document-exports" },
  exportHostedDocument: { method: "POST", path: "/v2/export/hosted-docs" },
  listCollections: { method: "GET", path: "/v2/collections" },
  listWebhooks: { method: "GET", path: "/v2/webhooks" },
  createWebhook: { method: "POST", path: "/v2/webhooks" },
} as const;

/** The statuses that the contract describes for each operation. */
export const OPERATION_STATUSES = {
  listDocumentExports: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  exportHostedDocument: [202, 400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503],
  listCollections: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  listWebhooks: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createWebhook: [201, 400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503],
} as const;

/** The values of `type` that distinguish the events of the webhooks. */
export const EVENT_TYPES = [
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
] as const;

/** The known values of `DocumentExport.sourceDocumentKind`; others may come. */
export const documentExportSourceDocumentKindValues = ["google-docs"] as const;

/** The known values of `Violation.in`; others may come. */
export const violationInValues = ["path", "query", "header", "cookie", "body"] as const;

/** The known values of `Violation.keyword`; others may come. */
export const violationKeywordValues = [
  "additionalProperties",
  "const",
  "enum",
  "format",
  "maxItems",
  "maxLength",
  "maximum",
  "minItems",
  "minLength",
  "minimum",
  "multipleOf",
  "pattern",
  "required",
  "type",
  "uniqueItems",
] as const;

/** The known values of `Problem.type`; others may come. */
export const problemTypeValues = [
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

/** The known values of `Conversion.source`; others may come. */
export const conversionSourceValues = ["google-docs"] as const;

/** The known values of `Conversion.destination`; others may come. */
export const conversionDestinationValues = ["html", "markdown", "docx", "text"] as const;

/** Every value of `JobStatus`. */
export const jobStatusValues = ["queued", "processing", "done", "failed"] as const;

/** The known values of `Job.type`; others may come. */
export const jobTypeValues = ["hosted-doc-export"] as const;

/** The known values of `Webhook.events`; others may come. */
export const webhookEventsValues = [
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
] as const;

/** The known values of `WebhookCreate.events`; others may come. */
export const webhookCreateEventsValues = [
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
] as const;
