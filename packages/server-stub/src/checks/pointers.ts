const steps = String.raw`(?:\/(?:[^~/]|~[01])*)*`;
const jsonPointer = new RegExp(`^${steps}$`);
const relativeJsonPointer = new RegExp(`^(?:0|[1-9]\\d*)(?:#|${steps})$`);

/** RFC 6901. */
export function isJsonPointer(text: string): boolean {
  return jsonPointer.test(text);
}

/** Relative JSON Pointer, draft 01 (JSON Schema Validation, 7.3.7). */
export function isRelativeJsonPointer(text: string): boolean {
  return relativeJsonPointer.test(text);
}
