import { isCallError } from "@document-export/client";
import { exitCodes, type ExitCode } from "./exit-codes.js";

const codes: Readonly<Record<string, ExitCode>> = {
  InterruptedError: exitCodes.interrupted,
  JobWaitError: exitCodes.unseen,
  UsageError: exitCodes.usage,
};

/** What the command ends with after an error. */
export function exitCodeOf(error: unknown): ExitCode {
  if (isCallError(error, "ProblemError") && [401, 403].includes(error.status))
    return exitCodes.refused;
  return (error instanceof Error ? codes[error.name] : undefined) ?? exitCodes.failed;
}

/** One code for several results: theirs where all that failed agree, else the general one. */
export function joinExitCodes(codes: readonly ExitCode[]): ExitCode {
  const [first = exitCodes.ok, ...others] = new Set(codes.filter((code) => code !== exitCodes.ok));
  return others.length === 0 ? first : exitCodes.failed;
}
