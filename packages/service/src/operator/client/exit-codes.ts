import { isCallError } from "@document-export/operator/client";
import { CommanderError } from "commander";
import { SettingsError } from "../../config/settings-error.js";

/** Exit codes of the command, the same as those of `docexport`; documented in its help and in the README. */
export const EXIT_CODES = {
  ok: 0,
  /** The command failed, or a check found an error. */
  failed: 1,
  /** Invalid arguments or settings: the command did nothing. */
  usage: 2,
  /** The operator token was rejected, or its role does not allow the operation. */
  refused: 4,
  /** Ctrl+C; by shell convention, 128 plus the signal number. */
  interrupted: 130,
} as const;

/**
 * Exit codes for statuses of the operator API, which also validates arguments, and does nothing if they are invalid.
 */
const BY_STATUS: Readonly<Record<number, number>> = {
  400: EXIT_CODES.usage,
  401: EXIT_CODES.refused,
  403: EXIT_CODES.refused,
  422: EXIT_CODES.usage,
};

/** Thrown for invalid arguments that commander cannot detect. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Thrown if a signal interrupted the work before it was done. */
export class InterruptedError extends Error {
  override readonly name = "InterruptedError";
}

/** Returns the exit code for an error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_CODES.usage;
  if (error instanceof SettingsError || error instanceof UsageError) return EXIT_CODES.usage;
  if (error instanceof InterruptedError) return EXIT_CODES.interrupted;
  const code = isCallError(error, "ProblemError") ? BY_STATUS[error.status] : undefined;
  return code ?? EXIT_CODES.failed;
}
