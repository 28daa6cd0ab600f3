import type { Parameter } from "../contract/operation.js";
import type { ParameterSettings, ParameterStyle } from "../contract/parameter.js";
import type { Violation } from "../contract/violation.js";
import {
  InexactError,
  note,
  takesArray,
  takesObject,
  WireError,
  type ReadRaw,
} from "./parameters/raw.js";
import { readDeepObject } from "./parameters/read-deep-object.js";
import { readForm, readPipeDelimited, readSpaceDelimited } from "./parameters/read-form.js";
import { readJson } from "./parameters/read-json.js";
import { readMatrix } from "./parameters/read-matrix.js";
import { readLabel, readSimple } from "./parameters/read-simple.js";
import type { Sent } from "./parameters/sent.js";
import { toValue } from "./parameters/to-value.js";

const READERS: Readonly<Record<ParameterStyle, ReadRaw<Sent>>> = {
  simple: readSimple,
  label: readLabel,
  matrix: readMatrix,
  form: readForm,
  spaceDelimited: readSpaceDelimited,
  pipeDelimited: readPipeDelimited,
  deepObject: readDeepObject,
};

/**
 * Decodes one parameter in its style and checks it; returns its `fallback` if it was not sent. An empty value of a
 * nullable parameter, or of one that allows empty values, means its default (decision `null-query`; OpenAPI 3.1,
 * `allowEmptyValue`: as if it was not sent).
 */
export function readParameter(sent: Sent, parameter: Parameter, out: Violation[]): unknown {
  try {
    const value = valueOf(sent, parameter);
    if (value === undefined) return absent(parameter, out);
    if (value === null && parameter.style !== "json") return parameter.fallback ?? null;
    if (value === "" && parameter.allowEmpty) return parameter.fallback ?? value;
    return checkParameter(value, parameter, out);
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    if (error instanceof InexactError) checkBounds(error.nearest, parameter, out);
    note(out, parameter, error.keyword, error.message);
    return undefined;
  }
}

/**
 * Checks the bounds of an inexact integer: they are more informative than the fact that it is inexact, which is still
 * reported, because bounds may be waived.
 */
function checkBounds(nearest: number, parameter: Parameter, out: Violation[]): void {
  const { shape } = parameter;
  if (!takesArray(shape) && !takesObject(shape)) checkParameter(nearest, parameter, out);
}

function valueOf(sent: Sent, settings: ParameterSettings): unknown {
  const { style, shape } = settings;
  if (style === "json") return readJson(sent, settings);
  const raw = READERS[style](sent, settings);
  if (raw === "" && shape.scalars.includes("null")) return null;
  return raw === undefined ? undefined : toValue(raw, shape);
}

function absent(parameter: Parameter, out: Violation[]): unknown {
  const { in: place, name, required, fallback } = parameter;
  if (!required) return fallback;
  // An object without members leaves nothing in the URL.
  if (hasNamedMembers(parameter)) return checkParameter({}, parameter, out);
  note(out, parameter, "required", `Expected the ${place} parameter \`${name}\`, got none.`);
  return fallback;
}

/** Whether a parameter is an object whose members are sent by their own names. */
function hasNamedMembers({ style, explode, shape }: ParameterSettings): boolean {
  const isNamed = style === "deepObject" || (style === "form" && explode);
  return isNamed && takesObject(shape) && !takesArray(shape) && shape.scalars.length === 0;
}

/** Checks a decoded parameter and returns it. Violations, which are rare, get the name of the parameter. */
export function checkParameter(value: unknown, parameter: Parameter, out: Violation[]): unknown {
  const before = out.length;
  parameter.check(value, "", out);
  for (let index = before; index < out.length; index += 1) {
    const { pointer, keyword = "", detail = "" } = out[index] ?? {};
    out[index] = {
      in: parameter.in,
      name: parameter.name,
      ...(pointer && { pointer }),
      keyword,
      detail,
    };
  }
  return value;
}
