import { CommanderError } from "commander";
import { ReportedError } from "../errors/errors.js";
import { type ExitCode, EXIT_CODES } from "../errors/exit-codes.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { parseBoolean } from "../settings/read-value.js";
import { variableOf } from "../settings/setting-list.js";
import { createProgram } from "./create-program.js";

/** Runs the command and returns its exit code. Never rejects: errors are written to standard error. */
export async function runCommand(argv: readonly string[]): Promise<ExitCode> {
  // Read before commander parses, which may fail.
  const isJson = argv.includes("--json") || parseBoolean(process.env[variableOf("json")]) === true;
  const program = createProgram(isJson);
  try {
    await program.parseAsync([...argv]);
    return EXIT_CODES.ok;
  } catch (error) {
    if (error instanceof ReportedError) return error.exitCode;
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT_CODES.ok;
    const { reportError } = await import("../errors/report-error.js");
    const { json = isJson, ...flags } = program.opts<GlobalFlags>();
    return reportError(error, { ...flags, json });
  }
}
