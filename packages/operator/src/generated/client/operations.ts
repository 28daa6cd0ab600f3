// Generated from operator.json. Do not edit: change the description and generate again.

import {
  binaryResult,
  cursorPages,
  eventsResult,
  file,
  filePart,
  jsonBody,
  multipartBody,
  noResult,
  styled,
  textPart,
  textResult,
} from "@document-export/client/runtime";
import type { Operations } from "@document-export/client/runtime";

/** Every operation, by its id. */
export const operations: Operations = {
  getService: { method: "GET", path: "/operator/v1/service" },
  getOverview: { method: "GET", path: "/operator/v1/overview" },
  listSettings: { method: "GET", path: "/operator/v1/settings" },
  streamEvents: {
    method: "GET",
    path: "/operator/v1/events",
    parameters: [{ in: "header", name: "accept", type: "string", default: "text/event-stream" }],
    result: eventsResult,
  },
  getSession: { method: "GET", path: "/operator/v1/session" },
  createSession: {
    method: "POST",
    path: "/operator/v1/session",
    security: [],
    parameters: [{ in: "body", name: "body", type: "value", required: true }],
    body: jsonBody,
  },
  deleteSession: { method: "DELETE", path: "/operator/v1/session", result: noResult },
  listJobs: {
    method: "GET",
    path: "/operator/v1/jobs",
    parameters: [
      {
        in: "query",
        name: "status",
        type: { "[]": "string" },
        encode: styled,
        style: "form",
        explode: true,
      },
      { in: "query", name: "retried", type: "boolean" },
      { in: "query", name: "since", type: "string" },
      { in: "query", name: "until", type: "string" },
      { in: "query", name: "workspace", type: "integer" },
      { in: "query", name: "connection", type: "integer" },
      { in: "query", name: "q", type: "string" },
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateJobs", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  createJob: {
    method: "POST",
    path: "/operator/v1/jobs",
    parameters: [
      { in: "body", name: "file", type: file, required: true, part: filePart },
      { in: "body", name: "destination", type: "integer", required: true, part: textPart },
      { in: "body", name: "format", type: "string", part: textPart },
      { in: "body", name: "source", type: "integer", part: textPart },
    ],
    body: multipartBody,
    idempotencyHeader: "Idempotency-Key",
  },
  retryJobs: {
    method: "POST",
    path: "/operator/v1/jobs/retry",
    parameters: [
      {
        in: "body",
        name: "body",
        type: {
          since: "string",
          until: "string",
          workspace: "integer",
          connection: "integer",
          q: "string",
          dryRun: "boolean",
          cursor: "string",
        },
        required: true,
      },
    ],
    body: jsonBody,
  },
  getJob: {
    method: "GET",
    path: "/operator/v1/jobs/{job}",
    parameters: [{ in: "path", name: "job", type: "string", required: true }],
  },
  getJobPreview: {
    method: "GET",
    path: "/operator/v1/jobs/{job}/preview",
    parameters: [
      { in: "path", name: "job", type: "string", required: true },
      { in: "header", name: "accept", type: "string", default: "text/html" },
    ],
    result: textResult,
  },
  getJobResult: {
    method: "GET",
    path: "/operator/v1/jobs/{job}/result",
    parameters: [
      { in: "path", name: "job", type: "string", required: true },
      { in: "header", name: "accept", type: "string", default: "application/octet-stream" },
    ],
    result: binaryResult,
  },
  getJobUpload: {
    method: "GET",
    path: "/operator/v1/jobs/{job}/upload",
    parameters: [
      { in: "path", name: "job", type: "string", required: true },
      { in: "header", name: "accept", type: "string", default: "application/octet-stream" },
    ],
    result: binaryResult,
  },
  retryJob: {
    method: "POST",
    path: "/operator/v1/jobs/{job}/retry",
    parameters: [
      { in: "path", name: "job", type: "string", required: true },
      { in: "body", name: "body", type: { destination: "integer", format: "string" } },
    ],
    body: jsonBody,
  },
  cancelJob: {
    method: "POST",
    path: "/operator/v1/jobs/{job}/cancel",
    parameters: [{ in: "path", name: "job", type: "string", required: true }],
  },
  listDeliveries: {
    method: "GET",
    path: "/operator/v1/deliveries",
    parameters: [
      {
        in: "query",
        name: "state",
        type: { "[]": "string" },
        encode: styled,
        style: "form",
        explode: true,
      },
      { in: "query", name: "webhook", type: "integer" },
      { in: "query", name: "event", type: "string" },
      { in: "query", name: "job", type: "string" },
      { in: "query", name: "workspace", type: "integer" },
      { in: "query", name: "since", type: "string" },
      { in: "query", name: "until", type: "string" },
      { in: "query", name: "q", type: "string" },
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateDeliveries", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  getDelivery: {
    method: "GET",
    path: "/operator/v1/deliveries/{message}",
    parameters: [{ in: "path", name: "message", type: "string", required: true }],
  },
  replayDelivery: {
    method: "POST",
    path: "/operator/v1/deliveries/{message}/replay",
    parameters: [{ in: "path", name: "message", type: "string", required: true }],
  },
  replayDeliveries: {
    method: "POST",
    path: "/operator/v1/deliveries/replay",
    parameters: [
      {
        in: "body",
        name: "body",
        type: {
          since: "string",
          until: "string",
          states: { "[]": "string" },
          webhook: "integer",
          workspace: "integer",
          dryRun: "boolean",
          cursor: "string",
        },
        required: true,
      },
    ],
    body: jsonBody,
  },
  listWebhooks: {
    method: "GET",
    path: "/operator/v1/webhooks",
    parameters: [
      { in: "query", name: "workspace", type: "integer" },
      { in: "query", name: "state", type: "string" },
      { in: "query", name: "q", type: "string" },
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateWebhooks", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  getWebhook: {
    method: "GET",
    path: "/operator/v1/webhooks/{webhook}",
    parameters: [{ in: "path", name: "webhook", type: "integer", required: true }],
  },
  enableWebhook: {
    method: "POST",
    path: "/operator/v1/webhooks/{webhook}/enable",
    parameters: [{ in: "path", name: "webhook", type: "integer", required: true }],
  },
  disableWebhook: {
    method: "POST",
    path: "/operator/v1/webhooks/{webhook}/disable",
    parameters: [{ in: "path", name: "webhook", type: "integer", required: true }],
  },
  getWebhookCalls: {
    method: "GET",
    path: "/operator/v1/webhooks/{webhook}/calls",
    parameters: [{ in: "path", name: "webhook", type: "integer", required: true }],
  },
  checkWebhook: {
    method: "POST",
    path: "/operator/v1/webhooks/{webhook}/check",
    parameters: [
      { in: "path", name: "webhook", type: "integer", required: true },
      { in: "body", name: "body", type: { event: "string" }, required: true },
    ],
    body: jsonBody,
  },
  listCircuits: {
    method: "GET",
    path: "/operator/v1/circuits",
    parameters: [
      { in: "query", name: "workspace", type: "integer" },
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateCircuits", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  closeCircuit: {
    method: "POST",
    path: "/operator/v1/circuits/close",
    parameters: [
      {
        in: "body",
        name: "body",
        type: { workspace: "integer", address: "string" },
        required: true,
      },
    ],
    body: jsonBody,
  },
  listPauses: { method: "GET", path: "/operator/v1/pauses" },
  createPause: {
    method: "POST",
    path: "/operator/v1/pauses",
    parameters: [
      {
        in: "body",
        name: "body",
        type: {
          work: "string",
          workspace: "integer",
          destination: "integer",
          webhook: "integer",
          reason: "string",
        },
        required: true,
      },
    ],
    body: jsonBody,
  },
  deletePause: {
    method: "DELETE",
    path: "/operator/v1/pauses/{pause}",
    parameters: [{ in: "path", name: "pause", type: "integer", required: true }],
    result: noResult,
  },
  listConnections: {
    method: "GET",
    path: "/operator/v1/connections",
    parameters: [
      { in: "query", name: "workspace", type: "integer" },
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateConnections", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  createConnection: {
    method: "POST",
    path: "/operator/v1/connections",
    parameters: [
      {
        in: "body",
        name: "body",
        type: {
          workspace: "integer",
          name: "string",
          kind: "string",
          settings: "object",
          secrets: { "*": "string" },
        },
        required: true,
      },
    ],
    body: jsonBody,
  },
  getConnection: {
    method: "GET",
    path: "/operator/v1/connections/{connection}",
    parameters: [{ in: "path", name: "connection", type: "integer", required: true }],
  },
  updateConnection: {
    method: "PATCH",
    path: "/operator/v1/connections/{connection}",
    parameters: [
      { in: "path", name: "connection", type: "integer", required: true },
      {
        in: "body",
        name: "body",
        type: { name: "string", settings: "object", secrets: { "*": "string|null" } },
        required: true,
      },
    ],
    body: jsonBody,
  },
  checkConnection: {
    method: "POST",
    path: "/operator/v1/connections/{connection}/check",
    parameters: [{ in: "path", name: "connection", type: "integer", required: true }],
  },
  listCollections: {
    method: "GET",
    path: "/operator/v1/collections",
    parameters: [
      { in: "query", name: "workspace", type: "integer" },
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateCollections", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  createCollection: {
    method: "POST",
    path: "/operator/v1/collections",
    parameters: [
      {
        in: "body",
        name: "body",
        type: { name: "string", source: "integer", destination: "integer" },
        required: true,
      },
    ],
    body: jsonBody,
  },
  listWorkspaces: {
    method: "GET",
    path: "/operator/v1/workspaces",
    parameters: [
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateWorkspaces", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  createWorkspace: {
    method: "POST",
    path: "/operator/v1/workspaces",
    parameters: [{ in: "body", name: "body", type: { name: "string" }, required: true }],
    body: jsonBody,
  },
  listTokens: {
    method: "GET",
    path: "/operator/v1/tokens",
    parameters: [
      { in: "query", name: "workspace", type: "integer" },
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateTokens", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  createToken: {
    method: "POST",
    path: "/operator/v1/tokens",
    parameters: [
      {
        in: "body",
        name: "body",
        type: {
          source: "integer",
          name: "string",
          scopes: { "[]": "string" },
          expiresAt: "string|null",
        },
        required: true,
      },
    ],
    body: jsonBody,
  },
  revokeToken: {
    method: "DELETE",
    path: "/operator/v1/tokens/{token}",
    parameters: [{ in: "path", name: "token", type: "integer", required: true }],
    result: noResult,
  },
  listOperatorTokens: {
    method: "GET",
    path: "/operator/v1/operator-tokens",
    parameters: [
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateOperatorTokens", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  createOperatorToken: {
    method: "POST",
    path: "/operator/v1/operator-tokens",
    parameters: [
      {
        in: "body",
        name: "body",
        type: { name: "string", role: "string", expiresAt: "string|null" },
        required: true,
      },
    ],
    body: jsonBody,
  },
  revokeOperatorToken: {
    method: "DELETE",
    path: "/operator/v1/operator-tokens/{token}",
    parameters: [{ in: "path", name: "token", type: "integer", required: true }],
    result: noResult,
  },
  listSigningKeys: { method: "GET", path: "/operator/v1/signing-keys" },
  createSigningKey: { method: "POST", path: "/operator/v1/signing-keys" },
  deleteSigningKey: {
    method: "DELETE",
    path: "/operator/v1/signing-keys/{key}",
    parameters: [{ in: "path", name: "key", type: "string", required: true }],
    result: noResult,
  },
  listAuditEntries: {
    method: "GET",
    path: "/operator/v1/audit",
    parameters: [
      { in: "query", name: "action", type: "string" },
      { in: "query", name: "actor", type: "string" },
      { in: "query", name: "subject", type: "string" },
      { in: "query", name: "since", type: "string" },
      { in: "query", name: "until", type: "string" },
      { in: "query", name: "limit", type: "integer" },
      { in: "query", name: "cursor", type: "string" },
    ],
    pages: ["iterateAuditEntries", cursorPages("cursor", "items", "nextCursor"), {}],
  },
  eraseDocuments: {
    method: "POST",
    path: "/operator/v1/erasures",
    parameters: [
      {
        in: "body",
        name: "body",
        type: { workspace: "integer", document: "string", all: "boolean", dryRun: "boolean" },
        required: true,
      },
    ],
    body: jsonBody,
  },
  createBackup: {
    method: "POST",
    path: "/operator/v1/backups",
    parameters: [
      { in: "header", name: "accept", type: "string", default: "application/octet-stream" },
      { in: "body", name: "body", type: { passphrase: "string" } },
    ],
    body: jsonBody,
    result: binaryResult,
  },
};
