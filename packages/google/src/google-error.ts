/** What went wrong, by what people must do about it. */
export type GoogleErrorKind =
  /** The text names no document and no folder, or something that is neither. */
  | "address"
  /** There are no credentials, or they are not in a form that can be used. */
  | "credentials"
  /** The login expired or was revoked, or its key was deleted. */
  | "login"
  /** The document or folder is not shared with the account. */
  | "not-shared"
  | "api-disabled"
  /** The credentials lack a scope. */
  | "scope"
  /** Nothing has this id, or the account may not know that something has. */
  | "not-found"
  /** It exists, and is not a Google Doc: an upload, a sheet, a form. */
  | "not-a-document"
  | "quota"
  /** Larger than Google or this package reads at once. */
  | "too-large"
  /** The place in the list of changes is too old: list the folder again. */
  | "changes-lost"
  /** Google did not respond, or did so with its own fault. */
  | "unavailable"
  | "unexpected";

/** What is known of a failure besides its words. */
export interface GoogleErrorDetails {
  /** How to fix it, as whole sentences. */
  readonly advice?: string | undefined;
  /** The HTTP status, where there was a response. */
  readonly status?: number | undefined;
  /** Whole seconds after which Google allows another try, where it said so. */
  readonly retryAfter?: number | undefined;
  /** Whether the same call may succeed within a minute. */
  readonly isPassing?: boolean | undefined;
  readonly cause?: unknown;
}

/** A failure of a call to Google, or of what was to be called. Its texts hold neither tokens nor keys. */
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
