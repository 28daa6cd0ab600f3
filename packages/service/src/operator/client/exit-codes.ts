import { isCallError } from "@document-export/operator/client";
import { CommanderError } from "commander";
import { SettingsError } from "../../config/settings-error.js";

/** The exit codes of the command, those of `docexport`; documented in its help and in the README. */
export const EXIT_CODES = {
  ok: 0,
  /** The command failed, or a check found an error. */
  failed: 1,
  /** Invalid arguments or settings: nothing was done. */
  usage: 2,
  /** The operator token was refused, or its role does not allow it. */
  refused: 4,
  /** Ctrl+C, by the convention of shells: 128 plus the number of the signal. */
  interrupted: 130,
} as const;

/** Exit codes for statuses of the operator's API, which checks arguments too, and does nothing with invalid ones. */
const BY_STATUS: Readonly<Record<number, number>> = {
  400: EXIT_CODES.usage,
  401: EXIT_CODES.refused,
  403: EXIT_CODES.refused,
  422: EXIT_CODES.usage,
};

/** Invalid arguments that commander does not know of. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A signal to end came before the work was done. */
export class InterruptedError extends Error {
  override readonly name = "InterruptedError";
}

/** The exit code for an error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_CODES.usage;
  if (error instanceof SettingsError || error instanceof UsageError) return EXIT_CODES.usage;
  if (error instanceof InterruptedError) return EXIT_CODES.interrupted;
  const code = isCallError(error, "ProblemError") ? BY_STATUS[error.status] : undefined;
  return code ?? EXIT_CODES.failed;
}
