// Generated from operator.json. Do not edit: change the description and generate again.

import {
  binaryResult,
  cursorPages,
  eventsResult,
  file,
  filePart,
  jsonBody,
  listed,
  method,
  multipartBody,
  noResult,
  textPart,
  textResult,
  type Operation,
  type Operations,
} from "@document-export/client/runtime";

type Parameter = NonNullable<Operation["parameters"]>[number];
const optionSince: Parameter = { in: "query", name: "since", type: "string" };
const optionUntil: Parameter = { in: "query", name: "until", type: "string" };
const optionWorkspace: Parameter = { in: "query", name: "workspace", type: "integer" };
const optionQ: Parameter = { in: "query", name: "q", type: "string" };
const optionLimit: Parameter = { in: "query", name: "limit", type: "integer" };
const optionCursor: Parameter = { in: "query", name: "cursor", type: "string" };
const optionJob: Parameter = { in: "path", name: "job", type: "string", required: true };
const optionMessage: Parameter = { in: "path", name: "message", type: "string", required: true };
const optionWebhook: Parameter = { in: "path", name: "webhook", type: "integer", required: true };
const optionToken: Parameter = { in: "path", name: "token", type: "integer", required: true };
const optionConnection: Parameter = {
  in: "path",
  name: "connection",
  type: "integer",
  required: true,
};
const optionFrom: Parameter = { in: "query", name: "from", type: "string" };
const optionTo: Parameter = { in: "query", name: "to", type: "string" };
export const operationGetService: Operation = { method: "GET", path: "/operator/v1/service" };
export const operationGetOverview: Operation = { method: "GET", path: "/operator/v1/overview" };
export const operationListSettings: Operation = { method: "GET", path: "/operator/v1/settings" };
export const operationStreamEvents: Operation = {
  method: "GET",
  path: "/operator/v1/events",
  parameters: [{ in: "header", name: "accept", type: "string", default: "text/event-stream" }],
  result: eventsResult,
};
export const operationGetSession: Operation = { method: "GET", path: "/operator/v1/session" };
export const operationCreateSession: Operation = {
  method: "POST",
  path: "/operator/v1/session",
  security: [],
  parameters: [{ in: "body", name: "body", type: "value", required: true }],
  body: jsonBody,
};
export const operationDeleteSession: Operation = {
  method: "DELETE",
  path: "/operator/v1/session",
  result: noResult,
};
export const operationListJobs: Operation = {
  method: "GET",
  path: "/operator/v1/jobs",
  parameters: [
    { in: "query", name: "status", encode: listed },
    { in: "query", name: "retried", type: "boolean" },
    optionSince,
    optionUntil,
    optionWorkspace,
    { in: "query", name: "connection", type: "integer" },
    optionQ,
    optionLimit,
    optionCursor,
  ],
};
export const operationCreateJob: Operation = {
  method: "POST",
  path: "/operator/v1/jobs",
  parameters: [
    { in: "body", name: "file", required: true, part: filePart },
    { in: "body", name: "destination", type: "integer", required: true, part: textPart },
    { in: "body", name: "format", type: "string", part: textPart },
    { in: "body", name: "source", type: "integer", part: textPart },
  ],
  body: multipartBody,
  idempotencyHeader: "Idempotency-Key",
};
export const operationRetryJobs: Operation = {
  method: "POST",
  path: "/operator/v1/jobs/retry",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationGetJob: Operation = {
  method: "GET",
  path: "/operator/v1/jobs/{job}",
  parameters: [optionJob],
};
export const operationGetJobPreview: Operation = {
  method: "GET",
  path: "/operator/v1/jobs/{job}/preview",
  parameters: [optionJob, { in: "header", name: "accept", type: "string", default: "text/html" }],
  result: textResult,
};
export const operationGetJobResult: Operation = {
  method: "GET",
  path: "/operator/v1/jobs/{job}/result",
  parameters: [
    optionJob,
    { in: "header", name: "accept", type: "string", default: "application/octet-stream" },
  ],
  result: binaryResult,
};
export const operationGetJobUpload: Operation = {
  method: "GET",
  path: "/operator/v1/jobs/{job}/upload",
  parameters: [
    optionJob,
    { in: "header", name: "accept", type: "string", default: "application/octet-stream" },
  ],
  result: binaryResult,
};
export const operationRetryJob: Operation = {
  method: "POST",
  path: "/operator/v1/jobs/{job}/retry",
  parameters: [optionJob, { in: "body", name: "body" }],
  body: jsonBody,
};
export const operationCancelJob: Operation = {
  method: "POST",
  path: "/operator/v1/jobs/{job}/cancel",
  parameters: [optionJob],
};
export const operationListDeliveries: Operation = {
  method: "GET",
  path: "/operator/v1/deliveries",
  parameters: [
    { in: "query", name: "state", encode: listed },
    { in: "query", name: "webhook", type: "integer" },
    { in: "query", name: "event", type: "string" },
    { in: "query", name: "job", type: "string" },
    optionWorkspace,
    optionSince,
    optionUntil,
    optionQ,
    optionLimit,
    optionCursor,
  ],
};
export const operationGetDelivery: Operation = {
  method: "GET",
  path: "/operator/v1/deliveries/{message}",
  parameters: [optionMessage],
};
export const operationReplayDelivery: Operation = {
  method: "POST",
  path: "/operator/v1/deliveries/{message}/replay",
  parameters: [optionMessage],
};
export const operationReplayDeliveries: Operation = {
  method: "POST",
  path: "/operator/v1/deliveries/replay",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationListWebhooks: Operation = {
  method: "GET",
  path: "/operator/v1/webhooks",
  parameters: [
    optionWorkspace,
    { in: "query", name: "state", type: "string" },
    optionQ,
    optionLimit,
    optionCursor,
  ],
};
export const operationGetWebhook: Operation = {
  method: "GET",
  path: "/operator/v1/webhooks/{webhook}",
  parameters: [optionWebhook],
};
export const operationEnableWebhook: Operation = {
  method: "POST",
  path: "/operator/v1/webhooks/{webhook}/enable",
  parameters: [optionWebhook],
};
export const operationDisableWebhook: Operation = {
  method: "POST",
  path: "/operator/v1/webhooks/{webhook}/disable",
  parameters: [optionWebhook],
};
export const operationGetWebhookCalls: Operation = {
  method: "GET",
  path: "/operator/v1/webhooks/{webhook}/calls",
  parameters: [optionWebhook],
};
export const operationCheckWebhook: Operation = {
  method: "POST",
  path: "/operator/v1/webhooks/{webhook}/check",
  parameters: [optionWebhook, { in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationListViewTokens: Operation = {
  method: "GET",
  path: "/operator/v1/webhooks/{webhook}/view-tokens",
  parameters: [optionWebhook],
};
export const operationCreateViewToken: Operation = {
  method: "POST",
  path: "/operator/v1/webhooks/{webhook}/view-tokens",
  parameters: [optionWebhook, { in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationRevokeViewToken: Operation = {
  method: "DELETE",
  path: "/operator/v1/webhooks/{webhook}/view-tokens/{token}",
  parameters: [optionWebhook, optionToken],
  result: noResult,
};
export const operationListCircuits: Operation = {
  method: "GET",
  path: "/operator/v1/circuits",
  parameters: [optionWorkspace, optionLimit, optionCursor],
};
export const operationCloseCircuit: Operation = {
  method: "POST",
  path: "/operator/v1/circuits/close",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationListPauses: Operation = { method: "GET", path: "/operator/v1/pauses" };
export const operationCreatePause: Operation = {
  method: "POST",
  path: "/operator/v1/pauses",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationDeletePause: Operation = {
  method: "DELETE",
  path: "/operator/v1/pauses/{pause}",
  parameters: [{ in: "path", name: "pause", type: "integer", required: true }],
  result: noResult,
};
export const operationListConnections: Operation = {
  method: "GET",
  path: "/operator/v1/connections",
  parameters: [optionWorkspace, optionLimit, optionCursor],
};
export const operationCreateConnection: Operation = {
  method: "POST",
  path: "/operator/v1/connections",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationGetConnection: Operation = {
  method: "GET",
  path: "/operator/v1/connections/{connection}",
  parameters: [optionConnection],
};
export const operationUpdateConnection: Operation = {
  method: "PATCH",
  path: "/operator/v1/connections/{connection}",
  parameters: [optionConnection, { in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationCheckConnection: Operation = {
  method: "POST",
  path: "/operator/v1/connections/{connection}/check",
  parameters: [optionConnection],
};
export const operationListCollections: Operation = {
  method: "GET",
  path: "/operator/v1/collections",
  parameters: [optionWorkspace, optionLimit, optionCursor],
};
export const operationCreateCollection: Operation = {
  method: "POST",
  path: "/operator/v1/collections",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationListWorkspaces: Operation = {
  method: "GET",
  path: "/operator/v1/workspaces",
  parameters: [optionLimit, optionCursor],
};
export const operationCreateWorkspace: Operation = {
  method: "POST",
  path: "/operator/v1/workspaces",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationUpdateWorkspace: Operation = {
  method: "PATCH",
  path: "/operator/v1/workspaces/{workspace}",
  parameters: [
    { in: "path", name: "workspace", type: "integer", required: true },
    { in: "body", name: "body", required: true },
  ],
  body: jsonBody,
};
export const operationListUsageDays: Operation = {
  method: "GET",
  path: "/operator/v1/usage",
  parameters: [optionWorkspace, optionFrom, optionTo, optionLimit, optionCursor],
};
export const operationGetUsageCsv: Operation = {
  method: "GET",
  path: "/operator/v1/usage/csv",
  parameters: [
    optionWorkspace,
    optionFrom,
    optionTo,
    { in: "header", name: "accept", type: "string", default: "text/csv" },
  ],
  result: textResult,
};
export const operationListTokens: Operation = {
  method: "GET",
  path: "/operator/v1/tokens",
  parameters: [optionWorkspace, optionLimit, optionCursor],
};
export const operationCreateToken: Operation = {
  method: "POST",
  path: "/operator/v1/tokens",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationRevokeToken: Operation = {
  method: "DELETE",
  path: "/operator/v1/tokens/{token}",
  parameters: [optionToken],
  result: noResult,
};
export const operationListOperatorTokens: Operation = {
  method: "GET",
  path: "/operator/v1/operator-tokens",
  parameters: [optionLimit, optionCursor],
};
export const operationCreateOperatorToken: Operation = {
  method: "POST",
  path: "/operator/v1/operator-tokens",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationRevokeOperatorToken: Operation = {
  method: "DELETE",
  path: "/operator/v1/operator-tokens/{token}",
  parameters: [optionToken],
  result: noResult,
};
export const operationListSigningKeys: Operation = {
  method: "GET",
  path: "/operator/v1/signing-keys",
};
export const operationCreateSigningKey: Operation = {
  method: "POST",
  path: "/operator/v1/signing-keys",
};
export const operationDeleteSigningKey: Operation = {
  method: "DELETE",
  path: "/operator/v1/signing-keys/{key}",
  parameters: [{ in: "path", name: "key", type: "string", required: true }],
  result: noResult,
};
export const operationListAuditEntries: Operation = {
  method: "GET",
  path: "/operator/v1/audit",
  parameters: [
    { in: "query", name: "action", type: "string" },
    { in: "query", name: "actor", type: "string" },
    { in: "query", name: "subject", type: "string" },
    optionSince,
    optionUntil,
    optionLimit,
    optionCursor,
  ],
};
export const operationEraseDocuments: Operation = {
  method: "POST",
  path: "/operator/v1/erasures",
  parameters: [{ in: "body", name: "body", required: true }],
  body: jsonBody,
};
export const operationCreateBackup: Operation = {
  method: "POST",
  path: "/operator/v1/backups",
  parameters: [
    { in: "header", name: "accept", type: "string", default: "application/octet-stream" },
    { in: "body", name: "body" },
  ],
  body: jsonBody,
  result: binaryResult,
};
export const pagesListJobs: NonNullable<Operation["pages"]> = [
  "iterateJobs",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListDeliveries: NonNullable<Operation["pages"]> = [
  "iterateDeliveries",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListWebhooks: NonNullable<Operation["pages"]> = [
  "iterateWebhooks",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListCircuits: NonNullable<Operation["pages"]> = [
  "iterateCircuits",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListConnections: NonNullable<Operation["pages"]> = [
  "iterateConnections",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListCollections: NonNullable<Operation["pages"]> = [
  "iterateCollections",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListWorkspaces: NonNullable<Operation["pages"]> = [
  "iterateWorkspaces",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListUsageDays: NonNullable<Operation["pages"]> = [
  "iterateUsageDays",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListTokens: NonNullable<Operation["pages"]> = [
  "iterateTokens",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListOperatorTokens: NonNullable<Operation["pages"]> = [
  "iterateOperatorTokens",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];
export const pagesListAuditEntries: NonNullable<Operation["pages"]> = [
  "iterateAuditEntries",
  /* @__PURE__ */ cursorPages("cursor", "items", "nextCursor"),
  {},
];

/** All operations by id. */
export const operations: Operations = {
  getService: operationGetService,
  getOverview: operationGetOverview,
  listSettings: operationListSettings,
  streamEvents: operationStreamEvents,
  getSession: operationGetSession,
  createSession: operationCreateSession,
  deleteSession: operationDeleteSession,
  listJobs: /* @__PURE__ */ method(operationListJobs, {
    pages: pagesListJobs,
    types: { status: { "[]": "string" } },
  }),
  createJob: /* @__PURE__ */ method(operationCreateJob, { types: { file: file } }),
  retryJobs: /* @__PURE__ */ method(operationRetryJobs, {
    types: {
      body: {
        since: "string",
        until: "string",
        workspace: "integer",
        connection: "integer",
        q: "string",
        dryRun: "boolean",
        cursor: "string",
      },
    },
  }),
  getJob: operationGetJob,
  getJobPreview: operationGetJobPreview,
  getJobResult: operationGetJobResult,
  getJobUpload: operationGetJobUpload,
  retryJob: /* @__PURE__ */ method(operationRetryJob, {
    types: { body: { destination: "integer", format: "string" } },
  }),
  cancelJob: operationCancelJob,
  listDeliveries: /* @__PURE__ */ method(operationListDeliveries, {
    pages: pagesListDeliveries,
    types: { state: { "[]": "string" } },
  }),
  getDelivery: operationGetDelivery,
  replayDelivery: operationReplayDelivery,
  replayDeliveries: /* @__PURE__ */ method(operationReplayDeliveries, {
    types: {
      body: {
        since: "string",
        until: "string",
        states: { "[]": "string" },
        webhook: "integer",
        workspace: "integer",
        dryRun: "boolean",
        cursor: "string",
      },
    },
  }),
  listWebhooks: /* @__PURE__ */ method(operationListWebhooks, { pages: pagesListWebhooks }),
  getWebhook: operationGetWebhook,
  enableWebhook: operationEnableWebhook,
  disableWebhook: operationDisableWebhook,
  getWebhookCalls: operationGetWebhookCalls,
  checkWebhook: /* @__PURE__ */ method(operationCheckWebhook, {
    types: { body: { event: "string" } },
  }),
  listViewTokens: operationListViewTokens,
  createViewToken: /* @__PURE__ */ method(operationCreateViewToken, {
    types: { body: { name: "string", expiresAt: "string" } },
  }),
  revokeViewToken: operationRevokeViewToken,
  listCircuits: /* @__PURE__ */ method(operationListCircuits, { pages: pagesListCircuits }),
  closeCircuit: /* @__PURE__ */ method(operationCloseCircuit, {
    types: { body: { workspace: "integer", address: "string" } },
  }),
  listPauses: operationListPauses,
  createPause: /* @__PURE__ */ method(operationCreatePause, {
    types: {
      body: {
        work: "string",
        workspace: "integer",
        destination: "integer",
        webhook: "integer",
        reason: "string",
      },
    },
  }),
  deletePause: operationDeletePause,
  listConnections: /* @__PURE__ */ method(operationListConnections, {
    pages: pagesListConnections,
  }),
  createConnection: /* @__PURE__ */ method(operationCreateConnection, {
    types: {
      body: {
        workspace: "integer",
        name: "string",
        kind: "string",
        settings: "object",
        secrets: { "*": "string" },
      },
    },
  }),
  getConnection: operationGetConnection,
  updateConnection: /* @__PURE__ */ method(operationUpdateConnection, {
    types: { body: { name: "string", settings: "object", secrets: { "*": "string|null" } } },
  }),
  checkConnection: operationCheckConnection,
  listCollections: /* @__PURE__ */ method(operationListCollections, {
    pages: pagesListCollections,
  }),
  createCollection: /* @__PURE__ */ method(operationCreateCollection, {
    types: { body: { name: "string", source: "integer", destination: "integer" } },
  }),
  listWorkspaces: /* @__PURE__ */ method(operationListWorkspaces, { pages: pagesListWorkspaces }),
  createWorkspace: /* @__PURE__ */ method(operationCreateWorkspace, {
    types: { body: { name: "string" } },
  }),
  updateWorkspace: /* @__PURE__ */ method(operationUpdateWorkspace, {
    types: {
      body: {
        limits: {
          queuedExports: "integer|null",
          storedBytes: "integer|null",
          concurrentUploads: "integer|null",
          requestsPerMinute: "integer|null",
          webhooks: "integer|null",
        },
      },
    },
  }),
  listUsageDays: /* @__PURE__ */ method(operationListUsageDays, { pages: pagesListUsageDays }),
  getUsageCsv: operationGetUsageCsv,
  listTokens: /* @__PURE__ */ method(operationListTokens, { pages: pagesListTokens }),
  createToken: /* @__PURE__ */ method(operationCreateToken, {
    types: {
      body: {
        source: "integer",
        name: "string",
        scopes: { "[]": "string" },
        expiresAt: "string|null",
      },
    },
  }),
  revokeToken: operationRevokeToken,
  listOperatorTokens: /* @__PURE__ */ method(operationListOperatorTokens, {
    pages: pagesListOperatorTokens,
  }),
  createOperatorToken: /* @__PURE__ */ method(operationCreateOperatorToken, {
    types: { body: { name: "string", role: "string", expiresAt: "string|null" } },
  }),
  revokeOperatorToken: operationRevokeOperatorToken,
  listSigningKeys: operationListSigningKeys,
  createSigningKey: operationCreateSigningKey,
  deleteSigningKey: operationDeleteSigningKey,
  listAuditEntries: /* @__PURE__ */ method(operationListAuditEntries, {
    pages: pagesListAuditEntries,
  }),
  eraseDocuments: /* @__PURE__ */ method(operationEraseDocuments, {
    types: {
      body: { workspace: "integer", document: "string", all: "boolean", dryRun: "boolean" },
    },
  }),
  createBackup: /* @__PURE__ */ method(operationCreateBackup, {
    types: { body: { passphrase: "string" } },
  }),
};
