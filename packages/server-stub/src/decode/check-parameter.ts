import type { Parameter } from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";

/** Checks a decoded parameter and gives it back; what is wrong is named after the parameter, and is nearly always nothing. */
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
