import { CommanderError, type Command } from "commander";
import { EXIT_CODES, exitCodeOf } from "./client/exit-codes.js";
import { explainError } from "./client/explain-error.js";
import { createProgram } from "./create-program.js";
import { plainText } from "./plain-text.js";

/** Runs the command in the arguments of the process. */
export async function runProgram(): Promise<void> {
  sayWhatIsNotPrinted();
  await runArguments(process.argv.slice(2));
}

/** Runs the command in the arguments. If it fails, prints why and sets the exit code of the process. */
export async function runArguments(args: readonly string[]): Promise<void> {
  try {
    await throwing(await createProgram(args)).parseAsync(args, { from: "user" });
  } catch (error) {
    // Prints only the message: a stack trace does not help an operator whose port is in use. Commander has already
    // printed its own errors.
    if (!(error instanceof CommanderError)) console.error(plainText(explainError(error)));
    process.exitCode = exitCodeOf(error);
  }
}

/**
 * Reports once if standard output cannot be written, for example to a full disk: `console.log` would ignore the error,
 * and a truncated list would exit with 0. A reader that stops early, as in `| head -1`, is not a failure, and the
 * command continues.
 */
function sayWhatIsNotPrinted(): void {
  process.stdout.once("error", ({ code, message }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") return;
    console.error(plainText(`Standard output is incomplete: ${message}.`));
    process.exitCode = EXIT_CODES.failed;
  });
  // Errors of standard error are ignored: there is nowhere else to report them.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** Matches how commander begins its message about an invalid argument. */
const INVALID_ARGUMENT =
  /^error: command-argument value '([^']*)' is invalid for argument '([^']*)'\. /;

/** Makes a command and its subcommands throw instead of exiting the process. */
function throwing(command: Command): Command {
  command.exitOverride().configureOutput({
    outputError: (text, write) =>
      write(text.replace(INVALID_ARGUMENT, "error: '$1' is not a valid $2. ")),
  });
  command.commands.forEach(throwing);
  return command;
}
