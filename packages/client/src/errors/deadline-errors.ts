import { DocumentExportError, type CallContext } from "./document-export-error.js";

/** No complete response within `timeoutMs` for one request, or `deadlineMs` for the call. */
export class TimeoutError extends DocumentExportError {
  declare readonly name: "TimeoutError";
  /** How long the last request was given, in milliseconds. */
  declare readonly timeoutMs: number;

  constructor(context: CallContext, timeoutMs: number) {
    super(context, `got no response within ${timeoutMs} ms`, { name: "TimeoutError", timeoutMs });
  }
}

/**
 * `Retry-After` is past the deadline of the call, so nothing was sent again. `cause` is the ProblemError that
 * carried it.
 */
export class RetryLaterError extends DocumentExportError {
  declare readonly name: "RetryLaterError";
  /** Do not retry before this time (RFC 9110, 10.2.3). */
  declare readonly retryAt: Date;

  constructor(context: CallContext, retryAt: Date, cause: unknown) {
    const message = `can be retried from ${retryAt.toJSON()}, past the deadline`;
    super(context, message, { name: "RetryLaterError", retryAt, cause });
  }
}
