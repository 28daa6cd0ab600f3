import { ProblemError } from "@document-export/server-stub";

/** How Node and PostgreSQL (SQLSTATE classes 08, 53 and 57P) say that the database cannot be reached. */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08\w{3}|53\w{3}|57P\w{2})$/;
/** `pg` gives no code where a connection ends under a statement. */
const ENDED = /^Connection terminated/;
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

function isUnreachable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const code = "code" in fault ? String(fault.code) : "";
  return UNREACHABLE.test(code) || ENDED.test(fault.message);
}
