import { CommanderError } from "commander";
import { describeError, errorToJson } from "../errors/describe-error.js";
import { exitCodeOf } from "../errors/exit-code-of.js";
import { exitCodes, type ExitCode } from "../errors/exit-codes.js";
import { ReportedError } from "../errors/reported-error.js";
import { jsonText } from "../terminal/json-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { createProgram } from "./create-program.js";
import type { GlobalFlags } from "./global-flags.js";

/** Runs the command and gives its exit code. Never rejects: what goes wrong is written to standard error. */
export async function runCommand(argv: readonly string[]): Promise<ExitCode> {
  const program = createProgram();
  try {
    await program.parseAsync([...argv]);
    return exitCodes.ok;
  } catch (error) {
    if (error instanceof ReportedError) return error.exitCode;
    // Commander has written help, version or what is wrong already.
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    report(error, program.opts<GlobalFlags>());
    return exitCodeOf(error);
  }
}

function report(error: unknown, flags: GlobalFlags): void {
  const { remark, remarkStyle } = openTerminal(flags);
  if (flags.json) remark(jsonText({ error: errorToJson(error) }));
  else remark(`docexport: ${describeError(error, remarkStyle)}`);
}
