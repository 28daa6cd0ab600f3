import type { CallContext } from "./call-context.js";
import { DocumentExportError } from "./document-export-error.js";

/**
 * The implementation asked to come back at a time past the call's deadline, so nothing was sent again. `cause`
 * is the ProblemError that asked.
 */
export class RetryLaterError extends DocumentExportError {
  override readonly name = "RetryLaterError";
  /** Not before this moment (RFC 9110, 10.2.3). */
  readonly retryAt: Date;

  constructor(context: CallContext, retryAt: Date, cause: unknown) {
    super(context, `may be repeated from ${retryAt.toISOString()} on, past the deadline`, cause);
    this.retryAt = retryAt;
  }
}
