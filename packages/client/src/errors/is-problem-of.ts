import { isCallError } from "./is-call-error.js";
import type { ProblemError } from "./problem-error.js";

/** An error response with one of these statuses, and the body that the description defines for it. */
export type ProblemOf<Status extends number, Body> = ProblemError & {
  readonly status: Status;
  readonly body: Body;
};

/** Error statuses in a description: codes, and classes of codes such as `4XX`. */
export interface DescribedErrors {
  /** Statuses whose body is JSON. */
  readonly json: readonly (number | string)[];
  readonly other: readonly (number | string)[];
}

/**
 * Whether an error is one of the error responses that the description defines for an operation; a proxy may respond
 * differently.
 */
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
