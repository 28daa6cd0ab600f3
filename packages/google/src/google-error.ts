/** Kind of failure, by what the user must do about it. */
export type GoogleErrorKind =
  /** The text is not an address of a document or a folder. */
  | "address"
  /** There are no credentials, or their format is invalid. */
  | "credentials"
  /** The login expired or was revoked, or its key was deleted. */
  | "login"
  /** The document or folder is not shared with the account. */
  | "not-shared"
  | "api-disabled"
  /** The credentials lack a scope. */
  | "scope"
  /** There is no file with this ID, or the account may not know about it. */
  | "not-found"
  /** The file exists but is not a Google Doc: an upload, a sheet, a form. */
  | "not-a-document"
  | "quota"
  /** Larger than Google or this package can read in one go. */
  | "too-large"
  /** The position in the list of changes is too old: list the folder again. */
  | "changes-lost"
  /** Google did not respond, or had an internal error. */
  | "unavailable"
  | "unexpected";

/** Details of a failure besides its message. */
export interface GoogleErrorDetails {
  /** How to fix the problem, in whole sentences. */
  readonly advice?: string | undefined;
  /** The HTTP status, if there was a response. */
  readonly status?: number | undefined;
  /** Seconds after which Google allows a retry, if it said so; a whole number. */
  readonly retryAfter?: number | undefined;
  /** True if the same call may succeed within a minute. */
  readonly isPassing?: boolean | undefined;
  readonly cause?: unknown;
}

/**
 * Thrown if a call to Google failed, or if the input for a call is invalid. Its texts contain neither tokens nor keys.
 */
export class GoogleError extends Error {
  override readonly name = "GoogleError";
  readonly kind: GoogleErrorKind;
  readonly advice: string | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly isPassing: boolean;

  constructor(kind: GoogleErrorKind, message: string, details: GoogleErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.kind = kind;
    this.advice = details.advice;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
    this.isPassing = details.isPassing ?? false;
  }
}
