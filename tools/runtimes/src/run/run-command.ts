import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Call, Program } from "./runtime.ts";

const run = promisify(execFile);

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a program in a runtime whose command takes a module and its arguments. */
export async function runCommand(
  command: string,
  args: readonly string[],
  program: Program,
  { argument }: Call,
): Promise<unknown> {
  const env = { ...process.env, NO_COLOR: "1" };
  const limits = { env, timeout: 240_000, maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await run(command, [...args, program.command, argument], limits);
  return JSON.parse(stdout) as unknown;
}
