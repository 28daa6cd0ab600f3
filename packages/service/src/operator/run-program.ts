import { CommanderError, type Command } from "commander";
import { EXIT_CODES, exitCodeOf } from "./client/exit-codes.js";
import { explainError } from "./client/explain-error.js";
import { createProgram } from "./create-program.js";
import { plainText } from "./plain-text.js";

/** Runs the command that the arguments of the process name. */
export async function runProgram(): Promise<void> {
  sayWhatIsNotPrinted();
  await runArguments(process.argv.slice(2));
}

/** Runs the command that the arguments name. Where it fails, says why and sets the exit code of the process. */
export async function runArguments(args: readonly string[]): Promise<void> {
  try {
    await throwing(await createProgram(args)).parseAsync(args, { from: "user" });
  } catch (error) {
    // Only the message: a stack trace does not help an operator whose port is in use. Commander has written its own.
    if (!(error instanceof CommanderError)) console.error(plainText(explainError(error)));
    process.exitCode = exitCodeOf(error);
  }
}

/**
 * Says once that standard output cannot be written, such as to a full disk: `console.log` would say nothing, and a list that
 * is not whole would end with 0. A reader who has gone, as in `| head -1`, is not a failure: what a command does, it does.
 */
function sayWhatIsNotPrinted(): void {
  process.stdout.once("error", ({ code, message }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") return;
    console.error(plainText(`Standard output is incomplete: ${message}.`));
    process.exitCode = EXIT_CODES.failed;
  });
  // What standard error cannot take is lost: there is no other place to say so.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** Lets a command and those in it throw where they would end the process. */
function throwing(command: Command): Command {
  command.exitOverride();
  command.commands.forEach(throwing);
  return command;
}
