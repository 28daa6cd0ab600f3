import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Outcome } from "./behaviours.js";
import type { Suite } from "./runtime.js";

const run = promisify(execFile);

/** Runs the behaviours in a runtime that is a command taking a module and its arguments. */
export async function runCommand(
  command: string,
  args: readonly string[],
  suite: Suite,
  url: string,
): Promise<Outcome[]> {
  const env = { ...process.env, NO_COLOR: "1" };
  const { stdout } = await run(command, [...args, suite.command, url], { env, timeout: 240_000 });
  return JSON.parse(stdout) as Outcome[];
}
