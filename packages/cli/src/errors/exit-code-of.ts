import { isCallError } from "@document-export/client";
import { type ExitCode, EXIT_CODES } from "./exit-codes.js";

const CODE_BY_NAME: Readonly<Record<string, ExitCode>> = {
  InterruptedError: EXIT_CODES.interrupted,
  JobWaitError: EXIT_CODES.unobserved,
  UsageError: EXIT_CODES.usage,
};

/** The exit code for an error. */
export function exitCodeOf(error: unknown): ExitCode {
  if (isCallError(error, "ProblemError") && [401, 403].includes(error.status))
    return EXIT_CODES.refused;
  return (error instanceof Error ? CODE_BY_NAME[error.name] : undefined) ?? EXIT_CODES.failed;
}
