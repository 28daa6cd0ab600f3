import type { Parameter } from "../operation/parameter.js";

/**
 * Encodes a number of seconds as the preference `wait`, which asks the server to delay its response (RFC 7240, 4.3).
 */
export function waitSeconds(_: Parameter, seconds: unknown): string {
  return `wait=${seconds}`;
}
