import type { Parameter } from "../operation/parameter.js";

/** The JSON of a value. Throws a TypeError for what JSON cannot hold. */
export function jsonOf({ stringify = JSON.stringify }: Parameter, value: unknown): string {
  return stringify(value);
}
