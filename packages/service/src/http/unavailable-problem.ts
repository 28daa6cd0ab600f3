import { ProblemError } from "@document-export/server-stub";
import { isUnreachable } from "../storage/is-unreachable.js";

/** Long enough for a database to restart; in seconds. */
const RETRY_AFTER = 5;

/** The 503 for a database that cannot be reached; undefined for any other fault. */
export function unavailableProblem(fault: unknown): ProblemError | undefined {
  if (!isUnreachable(fault)) return undefined;
  return new ProblemError({
    type: "unavailable",
    detail: "The service cannot reach its storage at the moment; try again later.",
    headers: { "retry-after": String(RETRY_AFTER) },
    cause: fault,
  });
}
