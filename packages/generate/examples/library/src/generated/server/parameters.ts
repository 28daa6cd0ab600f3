// Generated from library.yaml. Do not edit: change the description and generate again.

import {
  check,
  type Parameter,
  type ParameterSource,
  type Parameters,
  type Violation,
  splitSource,
  readParameter,
  readQueryNumber,
} from "@document-export/server-stub/runtime";

import { checkIsbn } from "./checks.js";

const queryPage: Parameter = {
  in: "query",
  name: "page",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer"] },
  fallback: 1,
  check: check.reporting(
    (value) => check.isInteger(value) && value >= 1,
    () => ({ type: "integer", minimum: 1 }),
  ),
};
const queryLanguage: Parameter = {
  in: "query",
  name: "language",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) => value === "en" || value === "fr" || value === "ja",
    () => ({ enum: ["en", "fr", "ja"] }),
  ),
};
const pathIsbn: Parameter = {
  in: "path",
  name: "isbn",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: check.reporting(
    (value) => check.passes(checkIsbn, value),
    () => ({ check: checkIsbn }),
  ),
};

/** Decodes and checks the parameters of `listBooks`. */
export function decodeListBooks(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: {},
    query: {
      page: readQueryNumber(sent, queryPage, out),
      language: readParameter(sent, queryLanguage, out),
    },
    headers: {},
    cookies: {},
  };
}

/** Decodes and checks the parameters of `addBook`. */
export function decodeAddBook(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}

/** Decodes and checks the parameters of `getBook`. */
export function decodeGetBook(source: ParameterSource, out: Violation[]): Parameters {
  const sent = splitSource(source);
  return {
    path: { isbn: readParameter(sent, pathIsbn, out) },
    query: {},
    headers: {},
    cookies: {},
  };
}
