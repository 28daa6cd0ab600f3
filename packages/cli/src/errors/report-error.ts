import { CommanderError } from "commander";
import { jsonText } from "../terminal/plain-text.js";
import { openTerminal, type TerminalFlags } from "../terminal/terminal.js";
import { describeError, errorToJson } from "./describe-error.js";
import { UsageError } from "./errors.js";
import { exitCodeOf } from "./exit-code-of.js";
import { type ExitCode, EXIT_CODES } from "./exit-codes.js";

/** Writes an error to standard error, and returns the exit code for it. */
export function reportError(error: unknown, flags: TerminalFlags): ExitCode {
  if (error instanceof CommanderError) return reportUsage(error, flags);
  write(error, flags);
  return exitCodeOf(error);
}

/** Reports invalid arguments, which commander has written already unless the output is JSON. */
function reportUsage({ code, message }: CommanderError, flags: TerminalFlags): ExitCode {
  const reason = code === "commander.help" ? "Expected a command." : message.replace("error: ", "");
  if (flags.json) write(new UsageError(reason, "Add --help for the usage of this command."), flags);
  return EXIT_CODES.usage;
}

function write(error: unknown, flags: TerminalFlags): void {
  const { remark, remarkStyle } = openTerminal(flags);
  if (flags.json) remark(jsonText({ error: errorToJson(error) }));
  else remark(`docexport: ${describeError(error, remarkStyle)}`);
}
