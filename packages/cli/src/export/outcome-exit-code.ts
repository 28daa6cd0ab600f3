import { exitCodeOf } from "../errors/exit-code-of.js";
import { exitCodes, type ExitCode } from "../errors/exit-codes.js";
import type { ExportOutcome } from "./export-outcome.js";

/** What one outcome means for the exit code. */
export function outcomeExitCode(outcome: ExportOutcome): ExitCode {
  if ("job" in outcome) return outcome.job.status === "failed" ? exitCodes.failed : exitCodes.ok;
  return exitCodeOf(outcome.error);
}
