import type { ConnectionError } from "./connection-error.js";
import type { RetryLaterError, TimeoutError } from "./deadline-errors.js";
import type { InvalidResponseError } from "./invalid-response-error.js";
import type { ProblemError } from "./problem-error.js";

/** The errors of a call by name. */
export interface CallErrors {
  readonly InvalidResponseError: InvalidResponseError;
  readonly ConnectionError: ConnectionError;
  readonly ProblemError: ProblemError;
  readonly RetryLaterError: RetryLaterError;
  readonly TimeoutError: TimeoutError;
}

/** Whether an error is the call error of that name, even if two copies of this package are loaded. */
export function isCallError<Name extends keyof CallErrors>(
  error: unknown,
  name: Name,
): error is CallErrors[Name] {
  return error instanceof Error && error.name === name && "operationId" in error;
}
