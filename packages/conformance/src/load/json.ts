/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [member: string]: Json | undefined;
}

/** Tells whether a value is a JSON object, neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Gives the member of an object, or undefined where the value is no object or lacks it. */
export function member(value: unknown, name: string): Json | undefined {
  return isJsonObject(value) ? value[name] : undefined;
}
