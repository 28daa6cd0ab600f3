// Generated from operator.json. Do not edit: change the description and generate again.

/** The ids of the operations, in the order of the contract. */
export const OPERATION_IDS = [
  "getService",
  "getOverview",
  "listSettings",
  "streamEvents",
  "getSession",
  "createSession",
  "deleteSession",
  "listJobs",
  "createJob",
  "getJob",
  "getJobPreview",
  "retryJob",
  "cancelJob",
  "listDeliveries",
  "getDelivery",
  "replayDelivery",
  "replayDeliveries",
  "listWebhooks",
  "getWebhook",
  "enableWebhook",
  "disableWebhook",
  "listCircuits",
  "closeCircuit",
  "listConnections",
  "createConnection",
  "getConnection",
  "checkConnection",
  "listCollections",
  "createCollection",
  "listWorkspaces",
  "createWorkspace",
  "listTokens",
  "createToken",
  "revokeToken",
  "listOperatorTokens",
  "createOperatorToken",
  "revokeOperatorToken",
  "listSigningKeys",
  "createSigningKey",
  "deleteSigningKey",
  "listAuditEntries",
  "eraseDocuments",
  "createBackup",
] as const;

/** The method and the path template of each operation. */
export const OPERATION_ADDRESSES = {
  getService: { method: "GET", path: "/operator/v1/service" },
  getOverview: { method: "GET", path: "/operator/v1/overview" },
  listSettings: { method: "GET", path: "/operator/v1/settings" },
  streamEvents: { method: "GET", path: "/operator/v1/events" },
  getSession: { method: "GET", path: "/operator/v1/session" },
  createSession: { method: "POST", path: "/operator/v1/session" },
  deleteSession: { method: "DELETE", path: "/operator/v1/session" },
  listJobs: { method: "GET", path: "/operator/v1/jobs" },
  createJob: { method: "POST", path: "/operator/v1/jobs" },
  getJob: { method: "GET", path: "/operator/v1/jobs/{job}" },
  getJobPreview: { method: "GET", path: "/operator/v1/jobs/{job}/preview" },
  retryJob: { method: "POST", path: "/operator/v1/jobs/{job}/retry" },
  cancelJob: { method: "POST", path: "/operator/v1/jobs/{job}/cancel" },
  listDeliveries: { method: "GET", path: "/operator/v1/deliveries" },
  getDelivery: { method: "GET", path: "/operator/v1/deliveries/{message}" },
  replayDelivery: { method: "POST", path: "/operator/v1/deliveries/{message}/replay" },
  replayDeliveries: { method: "POST", path: "/operator/v1/deliveries/replay" },
  listWebhooks: { method: "GET", path: "/operator/v1/webhooks" },
  getWebhook: { method: "GET", path: "/operator/v1/webhooks/{webhook}" },
  enableWebhook: { method: "POST", path: "/operator/v1/webhooks/{webhook}/enable" },
  disableWebhook: { method: "POST", path: "/operator/v1/webhooks/{webhook}/disable" },
  listCircuits: { method: "GET", path: "/operator/v1/circuits" },
  closeCircuit: { method: "POST", path: "/operator/v1/circuits/close" },
  listConnections: { method: "GET", path: "/operator/v1/connections" },
  createConnection: { method: "POST", path: "/operator/v1/connections" },
  getConnection: { method: "GET", path: "/operator/v1/connections/{connection}" },
  checkConnection: { method: "POST", path: "/operator/v1/connections/{connection}/check" },
  listCollections: { method: "GET", path: "/operator/v1/collections" },
  createCollection: { method: "POST", path: "/operator/v1/collections" },
  listWorkspaces: { method: "GET", path: "/operator/v1/workspaces" },
  createWorkspace: { method: "POST", path: "/operator/v1/workspaces" },
  listTokens: { method: "GET", path: "/operator/v1/tokens" },
  createToken: { method: "POST", path: "/operator/v1/tokens" },
  revokeToken: { method: "DELETE", path: "/operator/v1/tokens/{token}" },
  listOperatorTokens: { method: "GET", path: "/operator/v1/operator-tokens" },
  createOperatorToken: { method: "POST", path: "/operator/v1/operator-tokens" },
  revokeOperatorToken: { method: "DELETE", path: "/operator/v1/operator-tokens/{token}" },
  listSigningKeys: { method: "GET", path: "/operator/v1/signing-keys" },
  createSigningKey: { method: "POST", path: "/operator/v1/signing-keys" },
  deleteSigningKey: { method: "DELETE", path: "/operator/v1/signing-keys/{key}" },
  listAuditEntries: { method: "GET", path: "/operator/v1/audit" },
  eraseDocuments: { method: "POST", path: "/operator/v1/erasures" },
  createBackup: { method: "POST", path: "/operator/v1/backups" },
} as const;

/** The statuses that the contract describes for each operation. */
export const OPERATION_STATUSES = {
  getService: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  getOverview: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  listSettings: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  streamEvents: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  getSession: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createSession: [201, 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503],
  deleteSession: [204, 400, 401, 403, 408, 417, 429, 431, 500, 503],
  listJobs: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createJob: [201, 400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
  getJob: [200, 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503],
  getJobPreview: [200, 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503],
  retryJob: [201, 400, 401, 403, 404, 406, 408, 409, 417, 422, 429, 431, 500, 503],
  cancelJob: [200, 400, 401, 403, 404, 406, 408, 409, 417, 429, 431, 500, 503],
  listDeliveries: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  getDelivery: [200, 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503],
  replayDelivery: [200, 400, 401, 403, 404, 406, 408, 409, 417, 429, 431, 500, 503],
  replayDeliveries: [200, 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503],
  listWebhooks: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  getWebhook: [200, 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503],
  enableWebhook: [200, 400, 401, 403, 404, 406, 408, 417, 422, 429, 431, 500, 503],
  disableWebhook: [200, 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503],
  listCircuits: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  closeCircuit: [200, 400, 401, 403, 404, 406, 408, 413, 415, 417, 429, 431, 500, 503],
  listConnections: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createConnection: [201, 400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
  getConnection: [200, 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503],
  checkConnection: [200, 400, 401, 403, 404, 406, 408, 417, 429, 431, 500, 503],
  listCollections: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createCollection: [201, 400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
  listWorkspaces: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createWorkspace: [201, 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503],
  listTokens: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createToken: [201, 400, 401, 403, 406, 408, 413, 415, 417, 422, 429, 431, 500, 503],
  revokeToken: [204, 400, 401, 403, 404, 408, 417, 429, 431, 500, 503],
  listOperatorTokens: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createOperatorToken: [201, 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503],
  revokeOperatorToken: [204, 400, 401, 403, 404, 408, 417, 429, 431, 500, 503],
  listSigningKeys: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  createSigningKey: [201, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  deleteSigningKey: [204, 400, 401, 403, 404, 408, 409, 417, 429, 431, 500, 503],
  listAuditEntries: [200, 400, 401, 403, 406, 408, 417, 429, 431, 500, 503],
  eraseDocuments: [200, 400, 401, 403, 406, 408, 409, 413, 415, 417, 422, 429, 431, 500, 503],
  createBackup: [200, 400, 401, 403, 406, 408, 413, 415, 417, 429, 431, 500, 503],
} as const;

/** The values of `type` that distinguish the events of the webhooks. */
export const EVENT_TYPES = [] as const;

/** Every value of `Role`. */
export const roleValues = ["read", "operate", "admin"] as const;

/** The known values of `Service.role`; others may come. */
export const serviceRoleValues = ["all", "api", "worker"] as const;

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

/** Every value of `JobStatus`. */
export const jobStatusValues = ["queued", "processing", "done", "failed"] as const;

/** Every value of `DeliveryState`. */
export const deliveryStateValues = ["pending", "delivered", "failed"] as const;

/** Every value of `WebhookState`. */
export const webhookStateValues = ["active", "failing", "disabled"] as const;
