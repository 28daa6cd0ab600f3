import { CommanderError, type Command } from "commander";
import { exitCodeOf } from "./client/exit-codes.js";
import { explainError } from "./client/explain-error.js";
import { createProgram } from "./create-program.js";
import { plainText } from "./plain-text.js";

/** Runs the command that the arguments of the process name. */
export async function runProgram(): Promise<void> {
  try {
    await throwing(await createProgram(process.argv.slice(2))).parseAsync();
  } catch (error) {
    // Only the message: a stack trace does not help an operator whose port is in use. Commander has written its own.
    if (!(error instanceof CommanderError)) console.error(plainText(explainError(error)));
    process.exitCode = exitCodeOf(error);
  }
}

/** Lets a command and those in it throw where they would end the process. */
function throwing(command: Command): Command {
  command.exitOverride();
  command.commands.forEach(throwing);
  return command;
}
