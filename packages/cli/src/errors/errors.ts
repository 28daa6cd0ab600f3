import type { ExitCode } from "./exit-codes.js";

/** How to fix invalid arguments. */
export const ADD_HELP = "Add --help for the usage of this command.";

/** Invalid arguments, settings or files; nothing was sent. `advice` says how to fix it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly advice: string | undefined;

  constructor(message: string, advice?: string, cause?: unknown) {
    super(message, cause ? { cause } : undefined);
    this.advice = advice;
  }
}

/** Ctrl+C was pressed. `advice` says what may still be running, and how to follow it. */
export class InterruptedError extends Error {
  override readonly name = "InterruptedError";
  readonly advice: string | undefined;

  constructor(advice?: string) {
    super("interrupted");
    this.advice = advice;
  }
}

/** The errors have already been printed with each result; only the exit code is left. */
export class ReportedError extends Error {
  override readonly name = "ReportedError";
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode) {
    super(`ended with ${exitCode}`);
    this.exitCode = exitCode;
  }
}
