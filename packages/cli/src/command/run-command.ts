import { CommanderError } from "commander";
import { ReportedError } from "../errors/errors.js";
import { type ExitCode, EXIT_CODES } from "../errors/exit-codes.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { parseBoolean } from "../settings/read-value.js";
import { variableOf } from "../settings/setting-list.js";
import { createProgram } from "./create-program.js";

/** Runs the command and returns its exit code. Never rejects: it writes errors to standard error. */
export async function runCommand(argv: readonly string[]): Promise<ExitCode> {
  let helpPage = "";
  const program = createProgram((text) => (helpPage += text));
  try {
    await program.parseAsync([...argv]);
    return EXIT_CODES.ok;
  } catch (error) {
    if (error instanceof ReportedError) return error.exitCode;
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT_CODES.ok;
    const { reportError } = await import("../errors/report-error.js");
    const flags = program.opts<GlobalFlags>();
    const json = flags.json ?? (await isJson(argv, flags));
    if (!json) process.stderr.write(helpPage);
    return reportError(error, { ...flags, json });
  }
}

/** Returns true if errors are printed as JSON. Commander may have stopped at an error before it read `--json`. */
async function isJson(argv: readonly string[], flags: GlobalFlags): Promise<boolean> {
  if (argv.includes("--json")) return true;
  const byVariable = parseBoolean(process.env[variableOf("json")]);
  if (byVariable !== undefined) return byVariable;
  const { isJsonByFile } = await import("../settings/find-settings.js");
  return isJsonByFile(flags, process.env);
}
