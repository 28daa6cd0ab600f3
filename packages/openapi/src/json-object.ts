/** A JSON object in a description, before it is converted to the model. */
export type JsonObject = { [member: string]: unknown };

/** Whether `value` is a JSON object, not null or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
