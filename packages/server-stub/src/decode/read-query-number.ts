import type { Parameter } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { checkParameter, readParameter } from "./read-parameter.js";
import { plainNumber } from "./parameters/plain-number.js";
import type { Sent } from "./parameters/sent.js";

/**
 * Decodes and checks a number of the query, as {@link readParameter} does: digits that are there once are read
 * where they are, since splitting a query of two numbers costs more than the rest of a small request's decoding.
 */
export function readQueryNumber(sent: Sent, parameter: Parameter, out: Violation[]): unknown {
  const value = plainNumber(sent.search, parameter.name);
  return value === undefined
    ? readParameter(sent, parameter, out)
    : checkParameter(value, parameter, out);
}
