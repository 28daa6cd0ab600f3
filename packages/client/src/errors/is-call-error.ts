import type { InvalidResponseError } from "./invalid-response-error.js";
import type { ConnectionError } from "./connection-error.js";
import type { ProblemError } from "./problem-error.js";
import type { RetryLaterError } from "./retry-later-error.js";
import type { TimeoutError } from "./timeout-error.js";

/** The failures of a call by their name. */
export interface CallErrors {
  readonly InvalidResponseError: InvalidResponseError;
  readonly ConnectionError: ConnectionError;
  readonly ProblemError: ProblemError;
  readonly RetryLaterError: RetryLaterError;
  readonly TimeoutError: TimeoutError;
}

/** Whether an error is the failure of a call of that name, also where two copies of this package are loaded. */
export function isCallError<Name extends keyof CallErrors>(
  error: unknown,
  name: Name,
): error is CallErrors[Name] {
  return error instanceof Error && error.name === name && "operationId" in error;
}
