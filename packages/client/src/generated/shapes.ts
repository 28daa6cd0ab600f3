// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type { Shape } from "../checks/shape.js";

/** The JSON of successful responses, by operation id. */
export const responses: Readonly<Record<string, Shape>> = {
  listDocumentExports: { ref: "DocumentExportPage" },
  exportHostedDocument: { ref: "Job" },
  listCollections: { ref: "CollectionPage" },
  listWebhooks: { ref: "WebhookPage" },
  createWebhook: { ref: "Webhook" },
};

/** The JSON of requests, by operation id; for multipart bodies, that of their JSON parts. */
export const bodies: Readonly<Record<string, Shape>> = {
  exportHostedDocument: {
    types: ["object"],
    required: ["options"],
    properties: { options: { ref: "ExportOptions" } },
  },
  createWebhook: { ref: "WebhookCreate" },
};

/** Schemas that others refer to, by name. */
export const schemas: Readonly<Record<string, Shape>> = {
  DocumentExportPage: {
    types: ["object"],
    required: ["items", "pagination"],
    properties: {
      items: { types: ["array"], items: { ref: "DocumentExport" } },
      pagination: { ref: "Pagination" },
    },
  },
  DocumentExport: {
    types: ["object"],
    required: [
      "sourceConnection",
      "sourceDocumentTitle",
      "sourceDocumentReference",
      "sourceDocumentVersion",
      "sourceDocumentKind",
      "destinationConnection",
      "destinationReference",
      "exportedAt",
    ],
    properties: {
      sourceConnection: { ref: "ConnectionReference" },
      sourceDocumentTitle: { types: ["string"] },
      sourceDocumentReference: { types: ["string"] },
      sourceDocumentVersion: { types: ["string"] },
      sourceDocumentKind: { types: ["string"] },
      destinationConnection: { ref: "ConnectionReference" },
      destinationReference: { types: ["string"] },
      exportedAt: { types: ["string"], format: "date-time" },
    },
  },
  ConnectionReference: {
    types: ["object"],
    required: ["id", "name"],
    properties: { id: { types: ["integer"], format: "int32" }, name: { types: ["string"] } },
  },
  Pagination: {
    types: ["object"],
    required: ["pageCount", "pageNo", "pageSize", "totalRecordCount"],
    properties: {
      pageCount: { types: ["integer"], minimum: 0 },
      pageNo: { types: ["integer"], minimum: 1 },
      pageSize: { types: ["integer"], minimum: 1, maximum: 200 },
      totalRecordCount: { types: ["integer"], minimum: 0 },
    },
  },
  Job: {
    types: ["object"],
    required: [
      "id",
      "status",
      "type",
      "summary",
      "queuedAt",
      "hasErrors",
      "hasWarnings",
      "outputDocuments",
    ],
    properties: {
      id: { types: ["string"], format: "uuid" },
      status: { ref: "JobStatus" },
      type: { types: ["string"] },
      summary: { types: ["string"] },
      queuedAt: { types: ["string"], format: "date-time" },
      hasErrors: { types: ["boolean"] },
      hasWarnings: { types: ["boolean"] },
      outputDocuments: { types: ["array"], items: { ref: "OutputDocument" } },
    },
  },
  JobStatus: { types: ["string"], enum: ["queued", "processing", "done", "failed"] },
  OutputDocument: {
    types: ["object"],
    required: ["title", "links"],
    properties: {
      title: { types: ["string"] },
      links: { types: ["array"], items: { ref: "Link" } },
    },
  },
  Link: {
    types: ["object"],
    required: ["title", "description", "url"],
    properties: {
      title: { types: ["string"] },
      description: { types: ["string"] },
      url: { types: ["string"] },
    },
  },
  CollectionPage: {
    types: ["object"],
    required: ["items", "pagination"],
    properties: {
      items: { types: ["array"], items: { ref: "Collection" } },
      pagination: { ref: "Pagination" },
    },
  },
  Collection: {
    types: ["object"],
    required: ["id", "name", "sourceConnection", "destinationConnection"],
    properties: {
      id: { types: ["integer"] },
      name: { types: ["string"] },
      sourceConnection: { ref: "ConnectionReference" },
      destinationConnection: { ref: "ConnectionReference" },
    },
  },
  WebhookPage: {
    types: ["object"],
    required: ["items", "pagination"],
    properties: {
      items: { types: ["array"], items: { ref: "Webhook" } },
      pagination: { ref: "Pagination" },
    },
  },
  Webhook: {
    types: ["object"],
    required: ["id", "endpoint", "events", "connections", "description"],
    properties: {
      id: { types: ["integer"], format: "int32" },
      endpoint: { types: ["string"], minLength: 1 },
      events: { types: ["array"], items: { types: ["string"] } },
      connections: { types: ["array"], items: { ref: "ConnectionReference" } },
      description: { types: ["string", "null"] },
    },
  },
  ExportOptions: {
    types: ["object"],
    required: ["destination"],
    properties: {
      destination: { types: ["integer"] },
      autoMapDocumentProperties: { types: ["boolean"] },
      conversion: { ref: "Conversion" },
      destinationReference: { types: ["string"] },
      fieldMappings: { types: ["object"], additionalProperties: { types: ["string"] } },
      webhooks: { types: ["array"], items: { types: ["string"] } },
    },
  },
  Conversion: {
    types: ["object"],
    properties: { source: { types: ["string"] }, destination: { types: ["string"] } },
  },
  WebhookCreate: {
    types: ["object"],
    required: ["endpoint", "events", "connections"],
    properties: {
      endpoint: { types: ["string"], minLength: 1 },
      events: { types: ["array"], minItems: 1, items: { types: ["string"] } },
      connections: {
        types: ["array"],
        minItems: 1,
        items: { types: ["integer"], format: "int32" },
      },
      description: { types: ["string", "null"] },
      origin: { types: ["string", "null"] },
    },
  },
};
