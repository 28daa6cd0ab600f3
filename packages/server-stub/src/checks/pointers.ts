const STEPS = String.raw`(?:\/(?:[^~/]|~[01])*)*`;
const JSON_POINTER = new RegExp(`^${STEPS}$`);
const RELATIVE_JSON_POINTER = new RegExp(`^(?:0|[1-9]\\d*)(?:#|${STEPS})$`);

/** RFC 6901. */
export function isJsonPointer(text: string): boolean {
  return JSON_POINTER.test(text);
}

/** Relative JSON Pointer, draft 01 (JSON Schema Validation, 7.3.7). */
export function isRelativeJsonPointer(text: string): boolean {
  return RELATIVE_JSON_POINTER.test(text);
}
