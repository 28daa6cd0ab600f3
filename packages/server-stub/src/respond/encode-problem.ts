import type { CoreResponse } from "../handle/core-request.js";
import { catalogue, problemTypePrefix } from "../problems/catalogue.js";
import { ProblemError } from "../problems/problem-error.js";

// More would make a small request a very large answer; the detail of an invalid request counts them all.
const mostErrors = 1_000;

/** The answer for anything that was thrown; what is no ProblemError tells the caller nothing but its instance. */
export function encodeProblem(error: unknown, requestId: string): CoreResponse {
  const problem = error instanceof ProblemError ? error : internalError(error);
  const { status, title } = catalogue[problem.type];
  const body = {
    type: problemTypePrefix + problem.type,
    title,
    status,
    detail: problem.message,
    instance: `urn:uuid:${requestId}`,
    ...(problem.errors.length > 0 && { errors: problem.errors.slice(0, mostErrors) }),
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
    detail: "Something went wrong inside the service; report this occurrence by its `instance`.",
    cause,
  });
}
