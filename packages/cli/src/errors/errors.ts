import type { ExitCode } from "./exit-codes.js";

/** Advice for invalid arguments. */
export const ADD_HELP = "Add --help for the usage of this command.";

/** Thrown for invalid arguments, settings or files, before anything is sent. `advice` says how to fix it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly advice: string | undefined;

  constructor(message: string, advice?: string, cause?: unknown) {
    super(message, cause ? { cause } : undefined);
    this.advice = advice;
  }
}

/** Thrown after Ctrl+C. `advice` says what may still be running, and how to follow it. */
export class InterruptedError extends Error {
  override readonly name = "InterruptedError";
  readonly advice: string | undefined;

  constructor(advice?: string) {
    super("interrupted");
    this.advice = advice;
  }
}

/** Thrown if every error has already been printed with its result; only the exit code remains to be set. */
export class ReportedError extends Error {
  override readonly name = "ReportedError";
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode) {
    super(`ended with ${exitCode}`);
    this.exitCode = exitCode;
  }
}
