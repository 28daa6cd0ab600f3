import type { Parameter } from "../operation/parameter.js";

/** Encodes seconds as the `wait` preference (RFC 7240, 4.3). */
export function waitSeconds(_: Parameter, seconds: unknown): string {
  return `wait=${seconds}`;
}
