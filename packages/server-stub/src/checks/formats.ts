const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Returns true if a text is a UUID (RFC 9562), in upper or lower case. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

const STEPS = String.raw`(?:\/(?:[^~/]|~[01])*)*`;
const JSON_POINTER = new RegExp(`^${STEPS}$`);
const RELATIVE_JSON_POINTER = new RegExp(`^(?:0|[1-9]\\d*)(?:#|${STEPS})$`);

/** Returns true if a text is a JSON pointer (RFC 6901). */
export function isJsonPointer(text: string): boolean {
  return JSON_POINTER.test(text);
}

/** Returns true if a text is a Relative JSON Pointer, draft 01 (JSON Schema Validation, 7.3.7). */
export function isRelativeJsonPointer(text: string): boolean {
  return RELATIVE_JSON_POINTER.test(text);
}

/**
 * Returns true if a text is an ECMA-262 regular expression with Unicode, as JSON Schema requires for patterns (JSON
 * Schema, 6.4).
 */
export function isRegExp(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
