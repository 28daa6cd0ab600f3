/**
 * Matches error codes of Node and PostgreSQL (SQLSTATE classes 08, 53 and 57P) for a database that cannot be reached,
 * of a standby (25006) that is not the primary, and of a server with a `statement_timeout` (57014) that was too slow.
 */
const UNREACHABLE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08\w{3}|53\w{3}|57P\w{2}|57014|25006)$/;
/**
 * Matches messages of `pg` errors without a code: the connection ended during a statement, or could not be made in
 * time.
 */
const ENDED =
  /^(?:Connection terminated|Client has encountered a connection error|timeout expired$)/;

/**
 * Returns true if an error means that the database cannot be reached: it is then unknown whether a pending commit
 * succeeded.
 */
export function isUnreachable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const code = "code" in fault ? String(fault.code) : "";
  return UNREACHABLE.test(code) || ENDED.test(fault.message);
}
