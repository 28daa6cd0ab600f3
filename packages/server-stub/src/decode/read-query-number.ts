import type { Parameter } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { checkParameter, readParameter } from "./read-parameter.js";
import { plainNumber } from "./parameters/plain-number.js";
import type { Sent } from "./parameters/sent.js";

/**
 * Decodes and checks a number in the query, like {@link readParameter}. Digits that occur once are read in place:
 * splitting a query with two numbers costs more than all other decoding of a small request.
 */
export function readQueryNumber(sent: Sent, parameter: Parameter, out: Violation[]): unknown {
  const value = plainNumber(sent.search, parameter.name);
  return value === undefined
    ? readParameter(sent, parameter, out)
    : checkParameter(value, parameter, out);
}
