/** A Google error; the two APIs format it differently. */
export interface GoogleFault {
  readonly status: number;
  /** A google.rpc code, such as `PERMISSION_DENIED`. */
  readonly code: string;
  readonly message: string;
  /** Reason in google.rpc.ErrorInfo, or in an entry of `errors`. */
  readonly reason?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly help?: string;
  readonly retryAfter?: number;
}

/** Returns the body of a Google Docs API error (google.rpc.Status in JSON). */
export function statusBody({ status, code, message, reason, metadata, help }: GoogleFault): object {
  const info = reason && {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason,
    domain: "googleapis.com",
    ...(metadata && { metadata }),
  };
  const links = help && {
    "@type": "type.googleapis.com/google.rpc.Help",
    links: [{ description: "Console", url: help }],
  };
  const details = [info, links].filter(Boolean);
  return { error: { code: status, message, status: code, ...(details.length > 0 && { details }) } };
}

/** Returns the body of a Google Drive API error. */
export function driveBody({ status, message, reason = "backendError", help }: GoogleFault): object {
  const domain =
    reason === "rateLimitExceeded" || reason === "userRateLimitExceeded" ? "usageLimits" : "global";
  const entry = { domain, reason, message, ...(help && { extendedHelp: help }) };
  return { error: { code: status, message, errors: [entry] } };
}
