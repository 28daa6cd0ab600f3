import { createProgram } from "./command/create-program.js";
import { runCommand } from "./command/run-command.js";
import { ASK_OFFERS } from "./completion/shells.js";
import { onClosedPipe } from "./terminal/terminal.js";

/** Runs the command that the arguments of the process name, or completes a word of one. */
export async function start(): Promise<void> {
  // A closed pipe, as in `docexport exports | head`, is not a failure.
  onClosedPipe(() => process.exit(0));
  const [, , first, ...others] = process.argv;
  if (first === ASK_OFFERS) {
    const { printOffers } = await import("./completion/print-offers.js");
    await printOffers(
      createProgram(() => undefined),
      others,
    );
  } else process.exitCode = await runCommand(process.argv);
}
