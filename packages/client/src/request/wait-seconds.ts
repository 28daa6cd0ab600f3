import type { Parameter } from "../operation/parameter.js";

/** Seconds as the preference of a delayed response (RFC 7240, 4.3). */
export function waitSeconds(_: Parameter, seconds: unknown): string {
  return `wait=${seconds}`;
}
