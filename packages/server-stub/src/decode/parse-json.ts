import { fail } from "../checks/fail.js";
import type { Violation } from "../contract/violation.js";

/** Parses JSON, or notes that it is none. */
export function parseJson(text: string, at: string, out: Violation[]): unknown {
  try {
    return JSON.parse(text);
  } catch {
    fail(out, at, "json", "JSON", text === "" ? "nothing" : text);
    return undefined;
  }
}
