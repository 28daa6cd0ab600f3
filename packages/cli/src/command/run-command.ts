import { CommanderError } from "commander";
import { describeError, errorToJson } from "../errors/describe-error.js";
import { exitCodeOf } from "../errors/exit-code-of.js";
import { exitCodes, type ExitCode } from "../errors/exit-codes.js";
import { ReportedError } from "../errors/reported-error.js";
import { jsonText } from "../terminal/json-text.js";
import { UsageError } from "../errors/usage-error.js";
import { openTerminal } from "../terminal/terminal.js";
import { createProgram } from "./create-program.js";
import type { GlobalFlags } from "./global-flags.js";

/** Runs the command and gives its exit code. Never rejects: what goes wrong is written to standard error. */
export async function runCommand(argv: readonly string[]): Promise<ExitCode> {
  // Known before what is wrong with the others.
  const asJson = argv.includes("--json");
  const program = createProgram(asJson);
  try {
    await program.parseAsync([...argv]);
    return exitCodes.ok;
  } catch (error) {
    if (error instanceof ReportedError) return error.exitCode;
    // Commander has written help and version already.
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.ok;
    const failure = error instanceof CommanderError ? toUsageError(error) : error;
    if (asJson || failure === error)
      report(failure, { ...program.opts<GlobalFlags>(), ...(asJson && { json: true }) });
    return exitCodeOf(failure);
  }
}

/** What commander says of wrong arguments, which it has written too where that is not to be JSON. */
function toUsageError({ code, message }: CommanderError): UsageError {
  const what = code === "commander.help" ? "Expected a command." : message.replace("error: ", "");
  return new UsageError(what, "Add --help for what this command takes.");
}

function report(error: unknown, flags: GlobalFlags): void {
  const { remark, remarkStyle } = openTerminal(flags);
  if (flags.json) remark(jsonText({ error: errorToJson(error) }));
  else remark(`docexport: ${describeError(error, remarkStyle)}`);
}
