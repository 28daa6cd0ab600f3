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
    decided: [
      {
        decision: "page-numbering",
        keyword: "minimum",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageNo",
      },
      {
        decision: "page-size",
        keyword: "minimum",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageSize",
      },
      {
        decision: "page-size",
        keyword: "maximum",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageSize",
      },
      { decision: "success-status", keyword: "200", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "400", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "401", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "403", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "406", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "429", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "500", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "503", pointer: "", side: "response", in: "status" },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/items/*/*",
        side: "response",
        in: "body",
      },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/items/*/sourceConnection/*",
        side: "response",
        in: "body",
      },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/items/*/destinationConnection/*",
        side: "response",
        in: "body",
      },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/pagination/*",
        side: "response",
        in: "body",
      },
      {
        decision: "pagination-meaning",
        keyword: "minimum",
        pointer: "/pagination/pageCount",
        side: "response",
        in: "body",
      },
      {
        decision: "page-numbering",
        keyword: "minimum",
        pointer: "/pagination/pageNo",
        side: "response",
        in: "body",
      },
      {
        decision: "page-size",
        keyword: "minimum",
        pointer: "/pagination/pageSize",
        side: "response",
        in: "body",
      },
      {
        decision: "page-size",
        keyword: "maximum",
        pointer: "/pagination/pageSize",
        side: "response",
        in: "body",
      },
      {
        decision: "pagination-meaning",
        keyword: "minimum",
        pointer: "/pagination/totalRecordCount",
        side: "response",
        in: "body",
      },
      { decision: "problem-details", keyword: "*", pointer: "", side: "response", in: "body" },
      {
        decision: "problem-details",
        keyword: "*",
        pointer: "/errors/*",
        side: "response",
        in: "body",
      },
    ],
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
    decided: [
      {
        decision: "options-required",
        keyword: "required",
        pointer: "/options/*",
        side: "request",
        in: "body",
      },
      {
        decision: "conversion-members",
        keyword: "type",
        pointer: "/options/conversion/source",
        side: "request",
        in: "body",
      },
      {
        decision: "conversion-members",
        keyword: "type",
        pointer: "/options/conversion/destination",
        side: "request",
        in: "body",
      },
      {
        decision: "field-mappings",
        keyword: "additionalProperties",
        pointer: "/options/fieldMappings",
        side: "request",
        in: "body",
      },
      { decision: "success-status", keyword: "202", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "400", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "401", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "403", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "406", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "409", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "413", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "415", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "422", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "429", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "500", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "503", pointer: "", side: "response", in: "status" },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/*",
        side: "response",
        in: "body",
      },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/outputDocuments/*/*",
        side: "response",
        in: "body",
      },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/outputDocuments/*/links/*/*",
        side: "response",
        in: "body",
      },
      { decision: "problem-details", keyword: "*", pointer: "", side: "response", in: "body" },
      {
        decision: "problem-details",
        keyword: "*",
        pointer: "/errors/*",
        side: "response",
        in: "body",
      },
    ],
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
    decided: [
      {
        decision: "page-numbering",
        keyword: "minimum",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageNo",
      },
      {
        decision: "page-size",
        keyword: "minimum",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageSize",
      },
      {
        decision: "page-size",
        keyword: "maximum",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageSize",
      },
      { decision: "success-status", keyword: "200", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "400", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "401", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "403", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "406", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "429", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "500", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "503", pointer: "", side: "response", in: "status" },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/items/*/*",
        side: "response",
        in: "body",
      },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/items/*/sourceConnection/*",
        side: "response",
        in: "body",
      },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/items/*/destinationConnection/*",
        side: "response",
        in: "body",
      },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/pagination/*",
        side: "response",
        in: "body",
      },
      {
        decision: "pagination-meaning",
        keyword: "minimum",
        pointer: "/pagination/pageCount",
        side: "response",
        in: "body",
      },
      {
        decision: "page-numbering",
        keyword: "minimum",
        pointer: "/pagination/pageNo",
        side: "response",
        in: "body",
      },
      {
        decision: "page-size",
        keyword: "minimum",
        pointer: "/pagination/pageSize",
        side: "response",
        in: "body",
      },
      {
        decision: "page-size",
        keyword: "maximum",
        pointer: "/pagination/pageSize",
        side: "response",
        in: "body",
      },
      {
        decision: "pagination-meaning",
        keyword: "minimum",
        pointer: "/pagination/totalRecordCount",
        side: "response",
        in: "body",
      },
      { decision: "problem-details", keyword: "*", pointer: "", side: "response", in: "body" },
      {
        decision: "problem-details",
        keyword: "*",
        pointer: "/errors/*",
        side: "response",
        in: "body",
      },
    ],
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
    decided: [
      {
        decision: "null-query",
        keyword: "type",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageNo",
      },
      {
        decision: "page-numbering",
        keyword: "minimum",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageNo",
      },
      {
        decision: "null-query",
        keyword: "type",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageSize",
      },
      {
        decision: "page-size",
        keyword: "minimum",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageSize",
      },
      {
        decision: "page-size",
        keyword: "maximum",
        pointer: "",
        side: "request",
        in: "query",
        name: "pageSize",
      },
      { decision: "success-status", keyword: "200", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "400", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "401", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "403", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "406", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "429", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "500", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "503", pointer: "", side: "response", in: "status" },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/items/*/connections/*/*",
        side: "response",
        in: "body",
      },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/pagination/*",
        side: "response",
        in: "body",
      },
      {
        decision: "pagination-meaning",
        keyword: "minimum",
        pointer: "/pagination/pageCount",
        side: "response",
        in: "body",
      },
      {
        decision: "page-numbering",
        keyword: "minimum",
        pointer: "/pagination/pageNo",
        side: "response",
        in: "body",
      },
      {
        decision: "page-size",
        keyword: "minimum",
        pointer: "/pagination/pageSize",
        side: "response",
        in: "body",
      },
      {
        decision: "page-size",
        keyword: "maximum",
        pointer: "/pagination/pageSize",
        side: "response",
        in: "body",
      },
      {
        decision: "pagination-meaning",
        keyword: "minimum",
        pointer: "/pagination/totalRecordCount",
        side: "response",
        in: "body",
      },
      { decision: "problem-details", keyword: "*", pointer: "", side: "response", in: "body" },
      {
        decision: "problem-details",
        keyword: "*",
        pointer: "/errors/*",
        side: "response",
        in: "body",
      },
    ],
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
    decided: [
      {
        decision: "webhook-lists",
        keyword: "minItems",
        pointer: "/events",
        side: "request",
        in: "body",
      },
      {
        decision: "webhook-lists",
        keyword: "minItems",
        pointer: "/connections",
        side: "request",
        in: "body",
      },
      { decision: "success-status", keyword: "201", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "400", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "401", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "403", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "406", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "409", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "413", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "415", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "422", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "429", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "500", pointer: "", side: "response", in: "status" },
      { decision: "problem-details", keyword: "503", pointer: "", side: "response", in: "status" },
      {
        decision: "response-members",
        keyword: "required",
        pointer: "/connections/*/*",
        side: "response",
        in: "body",
      },
      { decision: "problem-details", keyword: "*", pointer: "", side: "response", in: "body" },
      {
        decision: "problem-details",
        keyword: "*",
        pointer: "/errors/*",
        side: "response",
        in: "body",
      },
    ],
  },
};
