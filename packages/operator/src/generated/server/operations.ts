// Generated from operator.json. Do not edit: change the description and generate again.

import { check } from "@document-export/server-stub/runtime";
import type { Operation, Parameter, ResponseContract } from "@document-export/server-stub/runtime";

import { sentHeaders } from "@document-export/server-stub/runtime";
import { readParameter } from "@document-export/server-stub/runtime";
import {
  checkService,
  checkProblem,
  checkOverview,
  checkSettingPage,
  checkJob,
  checkDelivery,
  checkCircuit,
  checkWebhook,
  checkOperatorEvent,
  checkSession,
  checkSessionCreate,
  checkJobPage,
  checkJobDetails,
  checkDeliveryPage,
  checkDeliveryDetails,
  checkDeliveryReplay,
  checkDeliveryReplayReport,
  checkWebhookPage,
  checkCircuitPage,
  checkCircuitClose,
  checkConnection,
  checkConnectionPage,
  checkConnectionCreate,
  checkConnectionCheck,
  checkCollection,
  checkCollectionPage,
  checkCollectionCreate,
  checkWorkspace,
  checkWorkspacePage,
  checkWorkspaceCreate,
  checkTokenPage,
  checkTokenCreate,
  checkCreatedToken,
  checkOperatorTokenPage,
  checkOperatorTokenCreate,
  checkCreatedOperatorToken,
  checkSigningKey,
  checkSigningKeyPage,
  checkAuditPage,
  checkErasureCreate,
  checkErasureReport,
  checkBackupCreate,
} from "./checks.js";
import {
  decodeGetService,
  decodeGetOverview,
  decodeListSettings,
  decodeStreamEvents,
  decodeGetSession,
  decodeCreateSession,
  decodeDeleteSession,
  decodeListJobs,
  decodeCreateJob,
  decodeGetJob,
  decodeGetJobPreview,
  decodeRetryJob,
  decodeCancelJob,
  decodeListDeliveries,
  decodeGetDelivery,
  decodeReplayDelivery,
  decodeReplayDeliveries,
  decodeListWebhooks,
  decodeGetWebhook,
  decodeEnableWebhook,
  decodeDisableWebhook,
  decodeListCircuits,
  decodeCloseCircuit,
  decodeListConnections,
  decodeCreateConnection,
  decodeGetConnection,
  decodeCheckConnection,
  decodeListCollections,
  decodeCreateCollection,
  decodeListWorkspaces,
  decodeCreateWorkspace,
  decodeListTokens,
  decodeCreateToken,
  decodeRevokeToken,
  decodeListOperatorTokens,
  decodeCreateOperatorToken,
  decodeRevokeOperatorToken,
  decodeListSigningKeys,
  decodeCreateSigningKey,
  decodeDeleteSigningKey,
  decodeListAuditEntries,
  decodeEraseDocuments,
  decodeCreateBackup,
} from "./parameters.js";

const headerRetryAfter: Parameter = {
  in: "header",
  name: "Retry-After",
  required: false,
  style: "simple",
  explode: false,
  shape: { scalars: ["integer"] },
  check: (value, at, out) => {
    if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
    if (check.isNumber(value)) {
      if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
    }
  },
};
const responseProblem: ResponseContract = {
  content: { "application/problem+json": { kind: "json", check: checkProblem } },
};
const responseProblem_2: ResponseContract = {
  content: { "application/problem+json": { kind: "json", check: checkProblem } },
  checkHeaders: (headers, out) => {
    const sent = sentHeaders(headers);
    readParameter(sent, headerRetryAfter, out);
  },
};
const responseSession: ResponseContract = {
  content: { "application/json": { kind: "json", check: checkSession } },
};
const responseEmpty: ResponseContract = { content: {} };
const responseJob: ResponseContract = {
  content: { "application/json": { kind: "json", check: checkJob } },
};
const responseWebhook: ResponseContract = {
  content: { "application/json": { kind: "json", check: checkWebhook } },
};
const responseConnection: ResponseContract = {
  content: { "application/json": { kind: "json", check: checkConnection } },
};

/** Every operation of the contract, by its id. */
export const operations: Readonly<Record<string, Operation>> = {
  getService: {
    id: "getService",
    method: "GET",
    path: "/operator/v1/service",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeGetService,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkService } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  getOverview: {
    id: "getOverview",
    method: "GET",
    path: "/operator/v1/overview",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeGetOverview,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkOverview } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listSettings: {
    id: "listSettings",
    method: "GET",
    path: "/operator/v1/settings",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListSettings,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkSettingPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  streamEvents: {
    id: "streamEvents",
    method: "GET",
    path: "/operator/v1/events",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeStreamEvents,
    body: undefined,
    responses: {
      "200": { content: { "text/event-stream": { kind: "events", check: checkOperatorEvent } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  getSession: {
    id: "getSession",
    method: "GET",
    path: "/operator/v1/session",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeGetSession,
    body: undefined,
    responses: {
      "200": responseSession,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  createSession: {
    id: "createSession",
    method: "POST",
    path: "/operator/v1/session",
    security: [],
    decodeParameters: decodeCreateSession,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkSessionCreate } },
    },
    responses: {
      "201": responseSession,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  deleteSession: {
    id: "deleteSession",
    method: "DELETE",
    path: "/operator/v1/session",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeDeleteSession,
    body: undefined,
    responses: {
      "204": responseEmpty,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listJobs: {
    id: "listJobs",
    method: "GET",
    path: "/operator/v1/jobs",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListJobs,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkJobPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  createJob: {
    id: "createJob",
    method: "POST",
    path: "/operator/v1/jobs",
    security: [
      [{ scheme: "operatorToken", scopes: ["operate"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["operate"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCreateJob,
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          kind: "multipart",
          parts: {
            file: { kind: "file", required: true, contentTypes: [], check: undefined },
            destination: {
              kind: "text",
              required: true,
              contentTypes: [],
              check: (value, at, out) => {
                if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
                if (check.isNumber(value)) {
                  if (!check.isInt32(value))
                    check.fail(out, at, "format", "a 32-bit integer", value);
                }
              },
              style: "form",
              explode: true,
              shape: { scalars: ["integer"] },
            },
            format: {
              kind: "text",
              required: false,
              contentTypes: [],
              check: (value, at, out) => {
                if (typeof value === "string") {
                  if (!check.isLongEnough(value, 1))
                    check.fail(out, at, "minLength", "at least 1 characters", value);
                } else check.fail(out, at, "type", "a string", value);
              },
              style: "form",
              explode: true,
              shape: { scalars: ["string"] },
            },
            source: {
              kind: "text",
              required: false,
              contentTypes: [],
              check: (value, at, out) => {
                if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
                if (check.isNumber(value)) {
                  if (!check.isInt32(value))
                    check.fail(out, at, "format", "a 32-bit integer", value);
                }
              },
              style: "form",
              explode: true,
              shape: { scalars: ["integer"] },
            },
          },
          additionalParts: true,
        },
      },
    },
    responses: {
      "201": responseJob,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "422": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  getJob: {
    id: "getJob",
    method: "GET",
    path: "/operator/v1/jobs/{job}",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeGetJob,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkJobDetails } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  getJobPreview: {
    id: "getJobPreview",
    method: "GET",
    path: "/operator/v1/jobs/{job}/preview",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeGetJobPreview,
    body: undefined,
    responses: {
      "200": {
        content: {
          "text/html": {
            kind: "text",
            check: (value, at, out) => {
              if (!(typeof value === "string")) check.fail(out, at, "type", "a string", value);
            },
          },
        },
      },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  retryJob: {
    id: "retryJob",
    method: "POST",
    path: "/operator/v1/jobs/{job}/retry",
    security: [
      [{ scheme: "operatorToken", scopes: ["operate"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["operate"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeRetryJob,
    body: undefined,
    responses: {
      "201": responseJob,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "409": responseProblem,
      "422": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  cancelJob: {
    id: "cancelJob",
    method: "POST",
    path: "/operator/v1/jobs/{job}/cancel",
    security: [
      [{ scheme: "operatorToken", scopes: ["operate"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["operate"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCancelJob,
    body: undefined,
    responses: {
      "200": responseJob,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "409": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listDeliveries: {
    id: "listDeliveries",
    method: "GET",
    path: "/operator/v1/deliveries",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListDeliveries,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkDeliveryPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  getDelivery: {
    id: "getDelivery",
    method: "GET",
    path: "/operator/v1/deliveries/{message}",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeGetDelivery,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkDeliveryDetails } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  replayDelivery: {
    id: "replayDelivery",
    method: "POST",
    path: "/operator/v1/deliveries/{message}/replay",
    security: [
      [{ scheme: "operatorToken", scopes: ["operate"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["operate"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeReplayDelivery,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkDelivery } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "409": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  replayDeliveries: {
    id: "replayDeliveries",
    method: "POST",
    path: "/operator/v1/deliveries/replay",
    security: [
      [{ scheme: "operatorToken", scopes: ["operate"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["operate"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeReplayDeliveries,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkDeliveryReplay } },
    },
    responses: {
      "200": {
        content: { "application/json": { kind: "json", check: checkDeliveryReplayReport } },
      },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listWebhooks: {
    id: "listWebhooks",
    method: "GET",
    path: "/operator/v1/webhooks",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListWebhooks,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkWebhookPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  getWebhook: {
    id: "getWebhook",
    method: "GET",
    path: "/operator/v1/webhooks/{webhook}",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeGetWebhook,
    body: undefined,
    responses: {
      "200": responseWebhook,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  enableWebhook: {
    id: "enableWebhook",
    method: "POST",
    path: "/operator/v1/webhooks/{webhook}/enable",
    security: [
      [{ scheme: "operatorToken", scopes: ["operate"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["operate"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeEnableWebhook,
    body: undefined,
    responses: {
      "200": responseWebhook,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "422": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  disableWebhook: {
    id: "disableWebhook",
    method: "POST",
    path: "/operator/v1/webhooks/{webhook}/disable",
    security: [
      [{ scheme: "operatorToken", scopes: ["operate"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["operate"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeDisableWebhook,
    body: undefined,
    responses: {
      "200": responseWebhook,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listCircuits: {
    id: "listCircuits",
    method: "GET",
    path: "/operator/v1/circuits",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListCircuits,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkCircuitPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  closeCircuit: {
    id: "closeCircuit",
    method: "POST",
    path: "/operator/v1/circuits/close",
    security: [
      [{ scheme: "operatorToken", scopes: ["operate"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["operate"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCloseCircuit,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkCircuitClose } },
    },
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkCircuit } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listConnections: {
    id: "listConnections",
    method: "GET",
    path: "/operator/v1/connections",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListConnections,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkConnectionPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  createConnection: {
    id: "createConnection",
    method: "POST",
    path: "/operator/v1/connections",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCreateConnection,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkConnectionCreate } },
    },
    responses: {
      "201": responseConnection,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "422": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  getConnection: {
    id: "getConnection",
    method: "GET",
    path: "/operator/v1/connections/{connection}",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeGetConnection,
    body: undefined,
    responses: {
      "200": responseConnection,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  checkConnection: {
    id: "checkConnection",
    method: "POST",
    path: "/operator/v1/connections/{connection}/check",
    security: [
      [{ scheme: "operatorToken", scopes: ["operate"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["operate"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCheckConnection,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkConnectionCheck } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listCollections: {
    id: "listCollections",
    method: "GET",
    path: "/operator/v1/collections",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListCollections,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkCollectionPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  createCollection: {
    id: "createCollection",
    method: "POST",
    path: "/operator/v1/collections",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCreateCollection,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkCollectionCreate } },
    },
    responses: {
      "201": { content: { "application/json": { kind: "json", check: checkCollection } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "422": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listWorkspaces: {
    id: "listWorkspaces",
    method: "GET",
    path: "/operator/v1/workspaces",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListWorkspaces,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkWorkspacePage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  createWorkspace: {
    id: "createWorkspace",
    method: "POST",
    path: "/operator/v1/workspaces",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCreateWorkspace,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkWorkspaceCreate } },
    },
    responses: {
      "201": { content: { "application/json": { kind: "json", check: checkWorkspace } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listTokens: {
    id: "listTokens",
    method: "GET",
    path: "/operator/v1/tokens",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListTokens,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkTokenPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  createToken: {
    id: "createToken",
    method: "POST",
    path: "/operator/v1/tokens",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCreateToken,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkTokenCreate } },
    },
    responses: {
      "201": { content: { "application/json": { kind: "json", check: checkCreatedToken } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "422": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  revokeToken: {
    id: "revokeToken",
    method: "DELETE",
    path: "/operator/v1/tokens/{token}",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeRevokeToken,
    body: undefined,
    responses: {
      "204": responseEmpty,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listOperatorTokens: {
    id: "listOperatorTokens",
    method: "GET",
    path: "/operator/v1/operator-tokens",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListOperatorTokens,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkOperatorTokenPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  createOperatorToken: {
    id: "createOperatorToken",
    method: "POST",
    path: "/operator/v1/operator-tokens",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCreateOperatorToken,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkOperatorTokenCreate } },
    },
    responses: {
      "201": {
        content: { "application/json": { kind: "json", check: checkCreatedOperatorToken } },
      },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  revokeOperatorToken: {
    id: "revokeOperatorToken",
    method: "DELETE",
    path: "/operator/v1/operator-tokens/{token}",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeRevokeOperatorToken,
    body: undefined,
    responses: {
      "204": responseEmpty,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listSigningKeys: {
    id: "listSigningKeys",
    method: "GET",
    path: "/operator/v1/signing-keys",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListSigningKeys,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkSigningKeyPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  createSigningKey: {
    id: "createSigningKey",
    method: "POST",
    path: "/operator/v1/signing-keys",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCreateSigningKey,
    body: undefined,
    responses: {
      "201": { content: { "application/json": { kind: "json", check: checkSigningKey } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  deleteSigningKey: {
    id: "deleteSigningKey",
    method: "DELETE",
    path: "/operator/v1/signing-keys/{key}",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeDeleteSigningKey,
    body: undefined,
    responses: {
      "204": responseEmpty,
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "404": responseProblem,
      "409": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  listAuditEntries: {
    id: "listAuditEntries",
    method: "GET",
    path: "/operator/v1/audit",
    security: [
      [{ scheme: "operatorToken", scopes: ["read"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["read"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeListAuditEntries,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkAuditPage } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  eraseDocuments: {
    id: "eraseDocuments",
    method: "POST",
    path: "/operator/v1/erasures",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeEraseDocuments,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkErasureCreate } },
    },
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkErasureReport } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "409": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "422": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
  createBackup: {
    id: "createBackup",
    method: "POST",
    path: "/operator/v1/backups",
    security: [
      [{ scheme: "operatorToken", scopes: ["admin"], by: { kind: "bearer" } }],
      [
        {
          scheme: "consoleSession",
          scopes: ["admin"],
          by: { kind: "apiKey", in: "cookie", name: "document-export-console" },
        },
      ],
    ],
    decodeParameters: decodeCreateBackup,
    body: {
      required: false,
      content: { "application/json": { kind: "json", check: checkBackupCreate } },
    },
    responses: {
      "200": { content: { "application/octet-stream": { kind: "binary", check: check.anything } } },
      "400": responseProblem,
      "401": responseProblem,
      "403": responseProblem,
      "406": responseProblem,
      "413": responseProblem,
      "415": responseProblem,
      "429": responseProblem_2,
      "500": responseProblem,
      "503": responseProblem_2,
    },
  },
};
