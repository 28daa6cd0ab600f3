import { inexactIntegers } from "./inexact-integers.js";
import { parseText } from "./parse-text.js";
import { excerpt } from "../../checks/excerpt.js";
import { fail } from "../../checks/fail.js";
import type { Violation } from "../../contract/violation.js";
import { MAX_JSON_DEPTH, isTooDeep } from "./is-too-deep.js";

/** Parses JSON, or notes that it is none, deeper than is looked into, or has integers that no number holds. */
export function parseJson(text: string, at: string, out: Violation[]): unknown {
  if (isTooDeep(text)) {
    fail(out, at, "json", `JSON of at most ${MAX_JSON_DEPTH} levels`, text);
    return undefined;
  }
  try {
    const value = parseText(text);
    for (const { pointer, digits } of inexactIntegers(text))
      out.push(inexact(at + pointer, digits));
    return value;
  } catch {
    fail(out, at, "json", "JSON", text === "" ? "nothing" : text);
    return undefined;
  }
}

function inexact(pointer: string, digits: string): Violation {
  const bounds = `${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`;
  const detail = `Expected an integer from ${bounds}, got ${excerpt(digits)}.`;
  return { in: "body", pointer, keyword: "precision", detail };
}
