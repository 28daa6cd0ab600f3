import { isCallError } from "@document-export/client";
import { GoogleError, type GoogleErrorKind } from "@document-export/google/address";
import { type ExitCode, EXIT_CODES } from "./exit-codes.js";

const CODE_BY_NAME: Readonly<Record<string, ExitCode>> = {
  InterruptedError: EXIT_CODES.interrupted,
  JobWaitError: EXIT_CODES.unobserved,
  UsageError: EXIT_CODES.usage,
};

/**
 * Exit codes for kinds of Google errors: those before anything was sent to the service, and those that another login or
 * sharing the document fixes.
 */
const CODE_BY_KIND: Partial<Record<GoogleErrorKind, ExitCode>> = {
  address: EXIT_CODES.usage,
  credentials: EXIT_CODES.usage,
  "not-a-document": EXIT_CODES.usage,
  login: EXIT_CODES.refused,
  scope: EXIT_CODES.refused,
  "not-shared": EXIT_CODES.refused,
};

/** Returns the exit code for an error. */
export function exitCodeOf(error: unknown): ExitCode {
  if (isCallError(error, "ProblemError") && [401, 403].includes(error.status))
    return EXIT_CODES.refused;
  if (error instanceof GoogleError) return CODE_BY_KIND[error.kind] ?? EXIT_CODES.failed;
  return (error instanceof Error ? CODE_BY_NAME[error.name] : undefined) ?? EXIT_CODES.failed;
}
