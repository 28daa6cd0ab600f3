import { parseText } from "./parse-text.js";
import { fail } from "../checks/fail.js";
import type { Violation } from "../contract/violation.js";
import { MAX_JSON_DEPTH, isTooDeep } from "./is-too-deep.js";

/** Parses JSON, or notes that it is none, or deeper than is looked into. */
export function parseJson(text: string, at: string, out: Violation[]): unknown {
  if (isTooDeep(text)) {
    fail(out, at, "json", `JSON of at most ${MAX_JSON_DEPTH} levels`, text);
    return undefined;
  }
  try {
    return parseText(text);
  } catch {
    fail(out, at, "json", "JSON", text === "" ? "nothing" : text);
    return undefined;
  }
}
