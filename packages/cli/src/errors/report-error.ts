import { isGoogleAddress, isGoogleId } from "@document-export/google/address";
import { CommanderError } from "commander";
import { statSync } from "node:fs";
import { jsonText } from "../terminal/plain-text.js";
import { openTerminal, type TerminalFlags } from "../terminal/terminal.js";
import { describeError, errorToJson } from "./describe-error.js";
import { ADD_HELP, UsageError } from "./errors.js";
import { explainUsage } from "./explain-usage.js";
import { exitCodeOf } from "./exit-code-of.js";
import { type ExitCode, EXIT_CODES } from "./exit-codes.js";

/** Writes an error to standard error, and returns its exit code. */
export function reportError(error: unknown, flags: TerminalFlags): ExitCode {
  if (error instanceof CommanderError) return reportUsage(error, flags);
  write(error, flags);
  return exitCodeOf(error);
}

/** Reports invalid arguments. If the command is missing, prints the help page, unless the output is JSON. */
function reportUsage(error: CommanderError, flags: TerminalFlags): ExitCode {
  if (error.code !== "commander.help" || flags.json)
    write(new UsageError(explainUsage(error), adviceForUsage(error)), flags);
  return EXIT_CODES.usage;
}

/** Returns how to fix invalid arguments. A document in place of the command is most likely to be converted. */
function adviceForUsage({ code, message }: CommanderError): string {
  const [, name = ""] = /^error: unknown command '(.+?)'/s.exec(message) ?? [];
  const isDocument =
    isGoogleAddress(name) || isGoogleId(name) || statSync(name, QUIET)?.isFile() === true;
  return code === "commander.unknownCommand" && isDocument
    ? `To convert it, run: docexport convert ${name}`
    : ADD_HELP;
}

const QUIET = { throwIfNoEntry: false } as const;

function write(error: unknown, flags: TerminalFlags): void {
  const { remark, remarkStyle } = openTerminal(flags);
  if (flags.json) remark(jsonText({ error: errorToJson(error) }));
  else remark(`docexport: ${describeError(error, remarkStyle)}`);
}
