import { CommanderError } from "commander";
import { checkImplementation } from "../engine/check-implementation.js";
import { TargetUnreachableError } from "../engine/reach-target.js";
import { UsageError } from "../load/target.js";
import { EXIT_CODES, exitCodeOf } from "../report/report.js";
import { renderJson, renderTerminal } from "../report/render.js";
import { createStyle } from "../report/style.js";
import { createProgressLine, type Environment, type OutputStream } from "./output.js";
import { parseArguments } from "./parse-arguments.js";

/** Runs the command and returns its exit code; writes the report to stdout, everything else to stderr. */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
): Promise<number> {
  const progress = createProgressLine(environment.stderr);
  try {
    const { target, options, json } = await parseArguments(args, environment);
    const report = await checkImplementation(target, { ...options, onProgress: progress.show });
    progress.clear();
    const style = createStyle(hasColours(environment.stdout, environment.variables));
    environment.stdout.write(json ? renderJson(report) : renderTerminal(report, style));
    return exitCodeOf(report);
  } catch (error) {
    progress.clear();
    return explainFailure(error, environment.stderr);
  }
}

/** `NO_COLOR` (no-color.org) wins over a terminal where it is not empty. */
function hasColours(stream: OutputStream, variables: Environment["variables"]): boolean {
  return stream.isTTY === true && (variables["NO_COLOR"] ?? "") === "";
}

function explainFailure(error: unknown, stderr: OutputStream): number {
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? EXIT_CODES.conformant : EXIT_CODES.usage;
  if (!(error instanceof Error)) throw error;
  const exitCode = exitCodeOfFailure(error);
  const text = exitCode === EXIT_CODES.internal ? error.stack : error.message;
  stderr.write(`${text}\n`);
  return exitCode;
}

function exitCodeOfFailure(error: Error): number {
  if (error instanceof UsageError) return EXIT_CODES.usage;
  return error instanceof TargetUnreachableError ? EXIT_CODES.unreachable : EXIT_CODES.internal;
}
