import { DocumentExportError, type CallContext } from "./document-export-error.js";

/** No complete response arrived within `timeoutMs` for one request, or `deadlineMs` for the call. */
export class TimeoutError extends DocumentExportError {
  declare readonly name: "TimeoutError";
  /** Time limit of the last request, in milliseconds. */
  declare readonly timeoutMs: number;

  constructor(context: CallContext, timeoutMs: number) {
    super(context, `got no response within ${timeoutMs} ms`, { name: "TimeoutError", timeoutMs });
  }
}

/** The client did not retry, because `Retry-After` is past the deadline of the call. `cause` is that ProblemError. */
export class RetryLaterError extends DocumentExportError {
  declare readonly name: "RetryLaterError";
  /** Do not retry before this time (RFC 9110, 10.2.3). */
  declare readonly retryAt: Date;

  constructor(context: CallContext, retryAt: Date, cause: unknown) {
    const message = `can be retried from ${retryAt.toJSON()}, past the deadline`;
    super(context, message, { name: "RetryLaterError", retryAt, cause });
  }
}
