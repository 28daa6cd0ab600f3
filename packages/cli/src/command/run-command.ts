import { CommanderError } from "commander";
import { describeError, errorToJson } from "../errors/describe-error.js";
import { exitCodeOf } from "../errors/exit-code-of.js";
import { exitCodes, type ExitCode } from "../errors/exit-codes.js";
import { ReportedError } from "../errors/reported-error.js";
import { UsageError } from "../errors/usage-error.js";
import { jsonText } from "../terminal/json-text.js";
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
    if (error instanceof CommanderError) return endUsage(error, asJson);
    report(error, program.opts<GlobalFlags>());
    return exitCodeOf(error);
  }
}

/** Ends after help, version or wrong arguments, which commander has written, unless they are to be told as JSON. */
function endUsage({ code, exitCode, message }: CommanderError, asJson: boolean): ExitCode {
  if (exitCode === 0) return exitCodes.ok;
  const what = code === "commander.help" ? "Expected a command." : message.replace("error: ", "");
  if (asJson)
    report(new UsageError(what, "Add --help for what this command takes."), { json: true });
  return exitCodes.usage;
}

function report(error: unknown, flags: GlobalFlags): void {
  const { remark, remarkStyle } = openTerminal(flags);
  if (flags.json) remark(jsonText({ error: errorToJson(error) }));
  else remark(`docexport: ${describeError(error, remarkStyle)}`);
}
