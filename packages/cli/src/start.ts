import { existsSync } from "node:fs";
import module from "node:module";
import { dirname } from "node:path";
import { createProgram } from "./command/create-program.js";
import { runCommand } from "./command/run-command.js";
import { ASK_OFFERS } from "./completion/shells.js";
import { EXIT_CODES } from "./errors/exit-codes.js";
import { cachePath } from "./settings/paths.js";
import { onOutputLost } from "./terminal/terminal.js";

export { createProgram };

/** Lets Node 22.8 and later store the compiled code of modules that are loaded from now on, if there is a cache folder. */
export function storeCompiledCode(): void {
  const { enableCompileCache } = module as Partial<typeof module>;
  const path = cachePath(process.env, "code");
  // Node tries forever to create a folder where the system says that its parent does not exist.
  if (existsSync(dirname(dirname(path)))) enableCompileCache?.(path);
}

/** Runs the command, or prints suggestions if a completion script asks for them. */
export async function start(): Promise<void> {
  onOutputLost((error) => void endWithout(error));
  const [, , first, ...others] = process.argv;
  if (first === ASK_OFFERS) {
    const { printOffers } = await import("./completion/print-offers.js");
    await printOffers(
      createProgram(() => undefined),
      others,
    );
  } else process.exitCode = await runCommand(process.argv);
}

/** Exits when standard output is closed: successfully if the reader closed the pipe, as `head` does. */
async function endWithout(error: Error | undefined): Promise<void> {
  if (!error) process.exit(EXIT_CODES.ok);
  const { reportError } = await import("./errors/report-error.js");
  process.exit(reportError(error, { json: process.argv.includes("--json") }));
}
