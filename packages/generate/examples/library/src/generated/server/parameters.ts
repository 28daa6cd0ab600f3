// Generated from library.yaml. Do not edit: change the description and generate again.

import type { Parameter, ParameterSource, Parameters } from "@document-export/server-stub/runtime";
import type { Violation } from "@document-export/server-stub/runtime";
import { check } from "@document-export/server-stub/runtime";
import { splitSource } from "@document-export/server-stub/runtime";
import { readParameter } from "@document-export/server-stub/runtime";
import { readQueryNumber } from "@document-export/server-stub/runtime";
import { checkIsbn } from "./checks.js";

const queryPage: Parameter = {
  in: "query",
  name: "page",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["integer"] },
  fallback: 1,
  check: (value, at, out) => {
    if (!check.isInteger(value)) check.fail(out, at, "type", "an integer", value);
    if (check.isNumber(value)) {
      if (!(value >= 1)) check.fail(out, at, "minimum", "at least 1", value);
    }
  },
};
const queryLanguage: Parameter = {
  in: "query",
  name: "language",
  required: false,
  style: "form",
  explode: true,
  shape: { scalars: ["string"] },
  check: (value, at, out) => {
    if (!(value === "en" || value === "fr" || value === "ja"))
      check.fail(out, at, "enum", '"en" or "fr" or "ja"', value);
  },
};
const pathIsbn: Parameter = {
  in: "path",
  name: "isbn",
  required: true,
  style: "simple",
  explode: false,
  shape: { scalars: ["string"] },
  check: (value, at, out) => {
    checkIsbn(value, at, out);
  },
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
