import { isCallError } from "./is-call-error.js";
import type { ProblemError } from "./problem-error.js";

/** An error response of one of these statuses, with the body that the description gives it. */
export type ProblemOf<Status extends number, Body> = ProblemError & {
  readonly status: Status;
  readonly body: Body;
};

/** Statuses of a description: codes, and classes of them such as `4XX`. */
export interface DescribedErrors {
  /** Those whose body is JSON. */
  readonly json: readonly (number | string)[];
  readonly other: readonly (number | string)[];
}

/** Whether an error is one of the error responses that the description gives an operation; a proxy may answer otherwise. */
export function isProblemOf(
  error: unknown,
  operationId: string,
  { json, other }: DescribedErrors,
): boolean {
  if (!isCallError(error, "ProblemError") || error.operationId !== operationId) return false;
  const { status, body } = error;
  const isIn = (listed: readonly unknown[]) =>
    listed.includes(status) || listed.includes(`${Math.floor(status / 100)}XX`);
  return (body !== undefined && isIn(json)) || isIn(other);
}
