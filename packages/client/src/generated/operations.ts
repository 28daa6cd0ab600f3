// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import {
  count,
  file,
  filePart,
  jsonBody,
  multipartBody,
  numberedPages,
  waitSeconds,
} from "../runtime.js";
import type { Operations } from "../runtime.js";

/** All operations by id. */
export const operations = {
  listDocumentExports: {
    method: "GET",
    path: "/v2/document-exports",
    parameters: [
      { in: "query", name: "pageNo", type: "integer" },
      { in: "query", name: "pageSize", type: "integer" },
    ],
    pages: [
      "iterateDocumentExports",
      /* @__PURE__ */ numberedPages(
        "pageNo",
        "items",
        "pagination.pageCount",
        "pagination.totalRecordCount",
      ),
    ],
  },
  exportHostedDocument: {
    method: "POST",
    path: "/v2/export/hosted-docs",
    parameters: [
      { in: "header", name: "Prefer", option: "wait", type: count, encode: waitSeconds },
      { in: "body", name: "file", type: file, required: true, part: filePart },
      {
        in: "body",
        name: "options",
        type: {
          destination: "integer",
          autoMapDocumentProperties: "boolean",
          conversion: { source: "string", destination: "string" },
          destinationReference: "string",
          fieldMappings: { "*": "string" },
          webhooks: { "[]": "string" },
        },
        required: true,
      },
    ],
    body: multipartBody,
    idempotencyHeader: "Idempotency-Key",
  },
  listCollections: {
    method: "GET",
    path: "/v2/collections",
    parameters: [
      { in: "query", name: "pageNo", type: "integer" },
      { in: "query", name: "pageSize", type: "integer" },
    ],
    pages: [
      "iterateCollections",
      /* @__PURE__ */ numberedPages(
        "pageNo",
        "items",
        "pagination.pageCount",
        "pagination.totalRecordCount",
      ),
    ],
  },
  listWebhooks: {
    method: "GET",
    path: "/v2/webhooks",
    parameters: [
      { in: "query", name: "pageNo", type: "integer" },
      { in: "query", name: "pageSize", type: "integer" },
    ],
    pages: [
      "iterateWebhooks",
      /* @__PURE__ */ numberedPages(
        "pageNo",
        "items",
        "pagination.pageCount",
        "pagination.totalRecordCount",
      ),
    ],
  },
  createWebhook: {
    method: "POST",
    path: "/v2/webhooks",
    parameters: [
      {
        in: "body",
        name: "webhook",
        type: {
          endpoint: "string",
          events: { "[]": "string" },
          connections: { "[]": "integer" },
          description: "string|null",
          origin: "string|null",
        },
        required: true,
      },
    ],
    body: jsonBody,
    idempotencyHeader: "Idempotency-Key",
  },
} satisfies Operations;
