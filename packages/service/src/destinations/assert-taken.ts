import { DeliveryRefusedError } from "./delivery-refused-error.js";
import type { Answer } from "./send.js";

// Statuses of the 4xx that say "later", not "never": RFC 9110, RFC 4918, RFC 8470, RFC 6585.
const PASSING: ReadonlySet<number> = new Set([408, 409, 423, 425, 429]);

/**
 * Passes where a destination answered 2xx.
 *
 * @throws {DeliveryRefusedError} for an answer that will be the same next time; another error for one that may not.
 */
export function assertTaken({ status }: Answer, step: string): void {
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403)
    throw new DeliveryRefusedError(
      `it answered ${status} to ${step}. Its operator must check the credentials of the connection.`,
    );
  if (status >= 300 && status < 500 && !PASSING.has(status))
    throw new DeliveryRefusedError(`it answered ${status} to ${step}.`);
  throw new Error(`The destination answered ${status} to ${step}.`);
}
