import { memberAt, missing } from "../../checks/fail.js";
import type { Part } from "../../contract/operation.js";
import type { Violation } from "../../contract/violation.js";
import { WireError } from "../parameters/raw.js";
import { readField, type Fields } from "./read-field.js";

/** Reads the text parts of a body into `body` and checks each of them. */
export function putFields(
  parts: readonly (readonly [string, Part])[],
  fields: Fields,
  body: Map<string, unknown>,
  out: Violation[],
): void {
  for (const [name, part] of parts) {
    const at = memberAt("", name);
    try {
      const value = readField(fields, name, part);
      if (value !== undefined) {
        body.set(name, value);
        part.check?.(value, at, out);
      } else if (part.required) missing(out, "", name);
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      out.push({ in: "body", pointer: at, keyword: error.keyword, detail: error.message });
    }
  }
}
