import { execFile } from "node:child_process";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import type { Command } from "./generator.ts";

const run = promisify(execFile);

/** Maximum size of a command's output in bytes, enough for a package manager or a compiler. */
const MAX_OUTPUT = 16 * 1024 * 1024;

/**
 * Runs commands one after another in a folder, preferring the programs installed there, and returns the output of the
 * last one. Throws an Error with the command and its output if one fails.
 */
export async function runCommands(
  commands: readonly Command[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const bin = join(folder, "node_modules", ".bin");
  const env = {
    ...process.env,
    PATH: [bin, process.env.PATH].join(delimiter),
    ...environment,
  };
  let printed = "";
  for (const [program, ...args] of commands)
    printed = await run(program, args, { cwd: folder, env, maxBuffer: MAX_OUTPUT }).then(
      ({ stdout }) => stdout,
      (error: Error & { stdout?: string; stderr?: string }) => {
        const output = [error.stdout, error.stderr].join("\n").trim().slice(-4_000);
        throw new Error(`\`${[program, ...args].join(" ")}\` failed:\n${output || error.message}`);
      },
    );
  return printed;
}
