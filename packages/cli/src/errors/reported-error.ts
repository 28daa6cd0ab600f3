import type { ExitCode } from "./exit-codes.js";

/** What went wrong has been written already, result by result; only the exit code is left to be told. */
export class ReportedError extends Error {
  override readonly name = "ReportedError";
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode) {
    super(`ended with ${exitCode}`);
    this.exitCode = exitCode;
  }
}
