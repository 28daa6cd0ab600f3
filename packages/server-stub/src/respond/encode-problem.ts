import type { CoreResponse } from "../request/core-request.js";
import { ProblemError } from "../problems/problem-error.js";
import { PROBLEMS, PROBLEM_TYPE_PREFIX, problemTypeOf } from "../problems/catalogue.js";

// Maximum number of errors in a problem. More would turn a small request into a very large response; the detail of an
// invalid request still has the total count.
const MAX_ERRORS = 1_000;

/**
 * Returns the response for any thrown value; for anything other than a ProblemError, the response contains only the
 * `instance`.
 */
export function encodeProblem(
  error: unknown,
  requestId: string,
  typeBase: string = PROBLEM_TYPE_PREFIX,
): CoreResponse {
  const problem = error instanceof ProblemError ? error : internalError(error);
  const { type, status } = problem;
  const body = {
    type: problemTypeOf(type, typeBase),
    title: PROBLEMS[type].title,
    status,
    detail: problem.message,
    instance: `urn:uuid:${requestId}`,
    ...(problem.errors.length > 0 && { errors: problem.errors.slice(0, MAX_ERRORS) }),
  };
  return {
    status,
    headers: { ...problem.headers, "content-type": "application/problem+json" },
    body: JSON.stringify(body),
  };
}

function internalError(cause: unknown): ProblemError {
  return new ProblemError({
    type: "internal-error",
    detail: "An unexpected error occurred in the service. Quote `instance` when you report it.",
    cause,
  });
}
