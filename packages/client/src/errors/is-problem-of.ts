import { isCallError } from "./is-call-error.js";
import type { ProblemError } from "./problem-error.js";

/** An error response of one of these statuses, with the body that the description gives it. */
export type ProblemOf<Status extends number, Body> = ProblemError & {
  readonly status: Status;
  readonly body: Body;
};

/** Whether an error is an error response of an operation. */
export function isProblemOf(error: unknown, operationId: string): boolean {
  return isCallError(error, "ProblemError") && error.operationId === operationId;
}
