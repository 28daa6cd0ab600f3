import type { Bigints } from "../../contract/bigints.js";
import { parseExactly } from "./parse-exactly.js";
import { excerpt } from "../../checks/excerpt.js";
import { fail } from "../../checks/fail.js";
import type { Violation } from "../../contract/violation.js";
import { MAX_JSON_DEPTH, isTooDeep } from "./is-too-deep.js";

/**
 * Parses JSON, with bigints at the given locations. Adds a violation if the text is not JSON, is nested too deeply, or
 * contains integers that a number cannot represent.
 */
export function parseJson(
  text: string,
  at: string,
  out: Violation[],
  bigints: Bigints | undefined,
): unknown {
  if (isTooDeep(text)) {
    fail(out, at, "json", `JSON of at most ${MAX_JSON_DEPTH} levels`, text);
    return undefined;
  }
  try {
    const { value, inexact } = parseExactly(text, bigints);
    for (const { pointer, digits } of inexact) out.push(refused(at + pointer, digits));
    return value;
  } catch {
    fail(out, at, "json", "JSON", text === "" ? "nothing" : text);
    return undefined;
  }
}

function refused(pointer: string, digits: string): Violation {
  const expected = Number.isFinite(Number(digits))
    ? `an integer from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`
    : `a number from ${-Number.MAX_VALUE} to ${Number.MAX_VALUE}`;
  const detail = `Expected ${expected}, got ${excerpt(digits)}.`;
  return { in: "body", pointer, keyword: "precision", detail };
}
