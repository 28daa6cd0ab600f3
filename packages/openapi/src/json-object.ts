/** A JSON object of a description, before the model gives it a shape. */
export type JsonObject = { [member: string]: unknown };

/** Whether `value` is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
