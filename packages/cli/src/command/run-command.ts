import { CommanderError } from "commander";
import { describeError, errorToJson } from "../errors/describe-error.js";
import { type ExitCode, exitCodeOf, EXIT_CODES } from "../errors/exit-codes.js";
import { ReportedError, UsageError } from "../errors/errors.js";
import { jsonText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { createProgram } from "./create-program.js";
import type { GlobalFlags } from "../settings/global-flags.js";

/** Runs the command and returns its exit code. Never rejects: errors are written to standard error. */
export async function runCommand(argv: readonly string[]): Promise<ExitCode> {
  // Read before commander parses, which may fail.
  const isJson = argv.includes("--json");
  const program = createProgram(isJson);
  try {
    await program.parseAsync([...argv]);
    return EXIT_CODES.ok;
  } catch (error) {
    if (error instanceof ReportedError) return error.exitCode;
    if (error instanceof CommanderError) return endUsage(error, isJson);
    report(error, program.opts<GlobalFlags>());
    return exitCodeOf(error);
  }
}

/** Ends after help, version or invalid arguments, which commander has written unless the output is JSON. */
function endUsage({ code, exitCode, message }: CommanderError, isJson: boolean): ExitCode {
  if (exitCode === 0) return EXIT_CODES.ok;
  const reason = code === "commander.help" ? "Expected a command." : message.replace("error: ", "");
  if (isJson)
    report(new UsageError(reason, "Add --help for the usage of this command."), { json: true });
  return EXIT_CODES.usage;
}

function report(error: unknown, flags: GlobalFlags): void {
  const { remark, remarkStyle } = openTerminal(flags);
  if (flags.json) remark(jsonText({ error: errorToJson(error) }));
  else remark(`docexport: ${describeError(error, remarkStyle)}`);
}
