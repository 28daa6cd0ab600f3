/** A JSON object whose shape is checked by linting, not by the compiler. */
export type JsonObject = { [member: string]: unknown };

/** True if `value` is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
