import type { Check } from "../contract/operation.js";

/** Returns true if a check finds nothing wrong with `value`. */
export function passes(check: Check, value: unknown): boolean {
  const out: Parameters<Check>[2] = [];
  check(value, "", out);
  return out.length === 0;
}
