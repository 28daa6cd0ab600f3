// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import * as check from "../checks/index.js";
import type { Operation } from "../contract/operation.js";

import { sentHeaders } from "../decode/parameters/sent.js";
import { readParameter } from "../decode/read-parameter.js";
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
    security: [[{ scheme: "bearerToken", scopes: ["exports:read"], by: { kind: "bearer" } }]],
    decodeParameters: decodeListDocumentExports,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkDocumentExportPage } } },
      "400": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "401": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "403": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "406": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "429": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
      "500": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "503": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
    },
  },
  exportHostedDocument: {
    id: "exportHostedDocument",
    method: "POST",
    path: "/v2/export/hosted-docs",
    security: [[{ scheme: "bearerToken", scopes: ["exports:write"], by: { kind: "bearer" } }]],
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
      "202": { content: { "application/json": { kind: "json", check: checkJob } } },
      "400": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "401": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "403": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "406": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "409": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "413": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "415": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "422": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "429": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
      "500": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "503": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
    },
  },
  listCollections: {
    id: "listCollections",
    method: "GET",
    path: "/v2/collections",
    security: [[{ scheme: "bearerToken", scopes: ["collections:read"], by: { kind: "bearer" } }]],
    decodeParameters: decodeListCollections,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkCollectionPage } } },
      "400": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "401": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "403": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "406": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "429": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
      "500": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "503": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
    },
  },
  listWebhooks: {
    id: "listWebhooks",
    method: "GET",
    path: "/v2/webhooks",
    security: [[{ scheme: "bearerToken", scopes: ["webhooks:read"], by: { kind: "bearer" } }]],
    decodeParameters: decodeListWebhooks,
    body: undefined,
    responses: {
      "200": { content: { "application/json": { kind: "json", check: checkWebhookPage } } },
      "400": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "401": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "403": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "406": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "429": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
      "500": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "503": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
    },
  },
  createWebhook: {
    id: "createWebhook",
    method: "POST",
    path: "/v2/webhooks",
    security: [[{ scheme: "bearerToken", scopes: ["webhooks:write"], by: { kind: "bearer" } }]],
    decodeParameters: decodeCreateWebhook,
    body: {
      required: true,
      content: { "application/json": { kind: "json", check: checkWebhookCreate } },
    },
    responses: {
      "201": { content: { "application/json": { kind: "json", check: checkWebhook } } },
      "400": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "401": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "403": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "406": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "409": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "413": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "415": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "422": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "429": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
      "500": { content: { "application/problem+json": { kind: "json", check: checkProblem } } },
      "503": {
        content: { "application/problem+json": { kind: "json", check: checkProblem } },
        checkHeaders: (headers, out) => {
          const sent = sentHeaders(headers);
          readParameter(
            sent,
            {
              in: "header",
              name: "Retry-After",
              required: false,
              style: "simple",
              explode: false,
              shape: { scalars: ["integer"] },
            },
            undefined,
            (value, at, out) => {
              if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
              if (check.isNumber(value)) {
                if (!(value >= 0)) check.fail(out, at, "minimum", "at least 0", value);
              }
            },
            out,
          );
        },
      },
    },
  },
};
