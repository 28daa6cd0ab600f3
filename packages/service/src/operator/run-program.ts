import { createProgram } from "./create-program.js";
import { plainText } from "./plain-text.js";

/** Runs the command that the arguments of the process name. */
export async function runProgram(): Promise<void> {
  try {
    await createProgram().parseAsync();
  } catch (error) {
    // Only the message: a stack trace does not help an operator whose port is in use.
    console.error(plainText(error instanceof Error ? error.message : String(error)));
    process.exitCode = 1;
  }
}
