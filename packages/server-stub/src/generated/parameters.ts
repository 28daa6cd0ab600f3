// Generated from the contract. Do not edit: change the contract and run `pnpm generate`.

import type { Parameter, ParameterSource, Parameters } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import * as check from "../checks/index.js";
import { splitSource } from "../decode/parameters/sent.js";
import { readParameter } from "../decode/read-parameter.js";
import { readQueryNumber } from "../decode/read-query-number.js";

const queryPageNo: Parameter = {
  in: "query",
  name: "pageNo",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer", "null"] },
  allowEmpty: true,
  fallback: 1,
  check: check.reporting(
    (value) => (check.isInt32(value) && value >= 1) || value === null,
    () => ({ type: ["integer", "null"], format: "int32", minimum: 1 }),
  ),
};
const queryPageSize: Parameter = {
  in: "query",
  name: "pageSize",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer", "null"] },
  allowEmpty: true,
  fallback: 50,
  check: check.reporting(
    (value) => (check.isInt32(value) && value >= 1 && value <= 200) || value === null,
    () => ({ type: ["integer", "null"], format: "int32", minimum: 1, maximum: 200 }),
  ),
};
const headerIdempotencyKey: Parameter = {
  in: "header",
  name: "Idempotency-Key",
  required: false,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) =>
      typeof value === "string" && check.isLongEnough(value, 1) && check.isShortEnough(value, 255),
    () => ({ type: "string", minLength: 1, maxLength: 255 }),
  ),
};
const headerPrefer: Parameter = {
  in: "header",
  name: "Prefer",
  required: false,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: check.ofType("string"),
};
const queryPageNo_2: Parameter = {
  in: "query",
  name: "pageNo",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer", "null"] },
  allowEmpty: true,
  fallback: 1,
  check: check.reporting(
    (value) => (check.isInteger(value) && value >= 1) || value === null,
    () => ({ type: ["integer", "null"], minimum: 1 }),
  ),
};
const queryPageSize_2: Parameter = {
  in: "query",
  name: "pageSize",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer", "null"] },
  allowEmpty: true,
  fallback: 50,
  check: check.reporting(
    (value) => (check.isInteger(value) && value >= 1 && value <= 200) || value === null,
    () => ({ type: ["integer", "null"], minimum: 1, maximum: 200 }),
  ),
};

/** Decodes and checks the parameters of `listDocumentExports`. */
export function decodeListDocumentExports(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      pageNo: readQueryNumber(sent, queryPageNo, out),
      pageSize: readQueryNumber(sent, queryPageSize, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `exportHostedDocument`. */
export function decodeExportHostedDocument(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {},
    headers: {
      "idempotency-key": readParameter(sent, headerIdempotencyKey, out),
      prefer: readParameter(sent, headerPrefer, out),
    },
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listCollections`. */
export function decodeListCollections(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      pageNo: readQueryNumber(sent, queryPageNo_2, out),
      pageSize: readQueryNumber(sent, queryPageSize_2, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `listWebhooks`. */
export function decodeListWebhooks(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      pageNo: readQueryNumber(sent, queryPageNo_2, out),
      pageSize: readQueryNumber(sent, queryPageSize_2, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `createWebhook`. */
export function decodeCreateWebhook(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {},
    headers: { "idempotency-key": readParameter(sent, headerIdempotencyKey, out) },
    cookies: {},
  };
}
