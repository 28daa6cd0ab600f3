import type { Parameter } from "../operation/parameter.js";

/** Serializes a value as JSON. Throws a TypeError if JSON cannot represent the value. */
export function jsonOf({ stringify = JSON.stringify }: Parameter, value: unknown): string {
  return stringify(value);
}
