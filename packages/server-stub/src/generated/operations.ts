// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type { Operation } from "../contract/operation.js";

import {
  checkDocumentExportPage,
  checkProblem,
  checkExportOptions,
  checkJob,
  checkCollectionPage,
  checkWebhook,
  checkWebhookPage,
  checkWebhookCreate,
} from "./checks.js";
import {
  decodeListDocumentExports,
  decodeExportHostedDocument,
  decodeListCollections,
  decodeListWebhooks,
  decodeCreateWebhook,
} from "./parameters.js";

/** Every operation of the contract, by its id. */
export const operations: Readonly<Record<string, Operation>> = {
  listDocumentExports: {
    id: "listDocumentExports",
    method: "GET",
    path: "/v2/document-exports",
    security: [[{ scheme: "bearerToken", scopes: ["exports:read"] }]],
    decodeParameters: decodeListDocumentExports,
    body: undefined,
    responses: {
      "200": { content: { "application/json": checkDocumentExportPage }, requiredHeaders: [] },
      "400": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "401": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "403": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "406": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "429": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "500": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "503": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
    },
  },
  exportHostedDocument: {
    id: "exportHostedDocument",
    method: "POST",
    path: "/v2/export/hosted-docs",
    security: [[{ scheme: "bearerToken", scopes: ["exports:write"] }]],
    decodeParameters: decodeExportHostedDocument,
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          kind: "multipart",
          parts: {
            file: { kind: "file", required: true, contentTypes: [], check: undefined },
            options: {
              kind: "json",
              required: true,
              contentTypes: ["application/json"],
              check: checkExportOptions,
            },
          },
          additionalParts: true,
        },
      },
    },
    responses: {
      "202": { content: { "application/json": checkJob }, requiredHeaders: [] },
      "400": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "401": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "403": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "406": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "409": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "413": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "415": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "422": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "429": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "500": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "503": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
    },
  },
  listCollections: {
    id: "listCollections",
    method: "GET",
    path: "/v2/collections",
    security: [[{ scheme: "bearerToken", scopes: ["collections:read"] }]],
    decodeParameters: decodeListCollections,
    body: undefined,
    responses: {
      "200": { content: { "application/json": checkCollectionPage }, requiredHeaders: [] },
      "400": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "401": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "403": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "406": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "429": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "500": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "503": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
    },
  },
  listWebhooks: {
    id: "listWebhooks",
    method: "GET",
    path: "/v2/webhooks",
    security: [[{ scheme: "bearerToken", scopes: ["webhooks:read"] }]],
    decodeParameters: decodeListWebhooks,
    body: undefined,
    responses: {
      "200": { content: { "application/json": checkWebhookPage }, requiredHeaders: [] },
      "400": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "401": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "403": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "406": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "429": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "500": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "503": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
    },
  },
  createWebhook: {
    id: "createWebhook",
    method: "POST",
    path: "/v2/webhooks",
    security: [[{ scheme: "bearerToken", scopes: ["webhooks:write"] }]],
    decodeParameters: decodeCreateWebhook,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkWebhookCreate } },
    },
    responses: {
      "201": { content: { "application/json": checkWebhook }, requiredHeaders: [] },
      "400": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "401": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "403": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "406": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "409": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "413": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "415": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "422": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "429": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "500": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
      "503": { content: { "application/problem+json": checkProblem }, requiredHeaders: [] },
    },
  },
};
