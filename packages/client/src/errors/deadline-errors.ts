import { DocumentExportError, type CallContext } from "./document-export-error.js";

/** No complete response within `timeoutMs` for one request, or `deadlineMs` for the call. */
export class TimeoutError extends DocumentExportError {
  override readonly name = "TimeoutError";
  /** How long the last request was given, in milliseconds. */
  readonly timeoutMs: number;

  constructor(context: CallContext, timeoutMs: number) {
    super(context, `got no response within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/**
 * `Retry-After` is past the deadline of the call, so nothing was sent again. `cause` is the ProblemError that
 * carried it.
 */
export class RetryLaterError extends DocumentExportError {
  override readonly name = "RetryLaterError";
  /** Do not retry before this time (RFC 9110, 10.2.3). */
  readonly retryAt: Date;

  constructor(context: CallContext, retryAt: Date, cause: unknown) {
    super(context, `can be retried from ${retryAt.toISOString()}, past the deadline`, cause);
    this.retryAt = retryAt;
  }
}
