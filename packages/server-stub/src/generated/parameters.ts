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
  check: (value, at, out) => {
    if (!(check.isInteger(value) || value === null))
      check.fail(out, at, "type", "an integer or null", value);
    if (check.isNumber(value)) {
      if (!(value >= 1)) check.fail(out, at, "minimum", "at least 1", value);
      if (!check.isInt32(value)) check.fail(out, at, "format", "a 32-bit integer", value);
    }
  },
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
  check: (value, at, out) => {
    if (!(check.isInteger(value) || value === null))
      check.fail(out, at, "type", "an integer or null", value);
    if (check.isNumber(value)) {
      if (!(value >= 1)) check.fail(out, at, "minimum", "at least 1", value);
      if (!(value <= 200)) check.fail(out, at, "maximum", "at most 200", value);
      if (!check.isInt32(value)) check.fail(out, at, "format", "a 32-bit integer", value);
    }
  },
};
const headerIdempotencyKey: Parameter = {
  in: "header",
  name: "Idempotency-Key",
  required: false,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: (value, at, out) => {
    if (typeof value === "string") {
      if (!check.isLongEnough(value, 1))
        check.fail(out, at, "minLength", "at least 1 character", value);
      if (!check.isShortEnough(value, 255))
        check.fail(out, at, "maxLength", "at most 255 characters", value);
    } else check.fail(out, at, "type", "a string", value);
  },
};
const headerPrefer: Parameter = {
  in: "header",
  name: "Prefer",
  required: false,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: (value, at, out) => {
    if (!(typeof value === "string")) check.fail(out, at, "type", "a string", value);
  },
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
  check: (value, at, out) => {
    if (!(check.isInteger(value) || value === null))
      check.fail(out, at, "type", "an integer or null", value);
    if (check.isNumber(value)) {
      if (!(value >= 1)) check.fail(out, at, "minimum", "at least 1", value);
    }
  },
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
  check: (value, at, out) => {
    if (!(check.isInteger(value) || value === null))
      check.fail(out, at, "type", "an integer or null", value);
    if (check.isNumber(value)) {
      if (!(value >= 1)) check.fail(out, at, "minimum", "at least 1", value);
      if (!(value <= 200)) check.fail(out, at, "maximum", "at most 200", value);
    }
  },
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
