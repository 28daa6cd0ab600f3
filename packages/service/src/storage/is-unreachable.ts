/**
 * How Node and PostgreSQL (SQLSTATE classes 08, 53 and 57P) say that the database cannot be reached, a standby (25006)
 * that it is not the primary, and a server with a `statement_timeout` (57014) that it was too slow.
 */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08\w{3}|53\w{3}|57P\w{2}|57014|25006)$/;
/** `pg` gives no code where a connection ends under a statement, or is not made in time. */
const ENDED =
  /^(?:Connection terminated|Client has encountered a connection error|timeout expired$)/;

/** Whether a fault says that the database cannot be reached: nobody knows then whether a commit on its way happened. */
export function isUnreachable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const code = "code" in fault ? String(fault.code) : "";
  return UNREACHABLE.test(code) || ENDED.test(fault.message);
}
