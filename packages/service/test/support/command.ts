import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { SHORT_LIVED } from "@document-export/config/short-lived";
import pWaitFor from "p-wait-for";
import { onTestFinished } from "vitest";
import { UNSYNCED } from "./unsynced.js";

/** Path of this version's built command. */
export const MAIN = fileURLToPath(new URL("../../dist/operator/main.js", import.meta.url));

/** A running process of the built command. */
export interface RunningCommand {
  readonly process: ChildProcess;
  /** Returns the output to both streams so far. */
  readonly output: () => string;
  /** Waits until the output matches and returns the match. */
  readonly untilOutput: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits until the process exits and returns the exit code, or the signal that ended it. */
  readonly ended: () => Promise<number | NodeJS.Signals | null>;
}

/** Runs the built command, or another version's; kills it after the test if it still runs. */
export function runCommand(
  args: readonly string[],
  env: Record<string, string> = {},
  main = MAIN,
): RunningCommand {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [...SHORT_LIVED, main, ...args], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...UNSYNCED, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const exited = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  return {
    process: child,
    output: () => output,
    untilOutput: async (pattern) => {
      await pWaitFor(() => pattern.test(output) || child.exitCode !== null, { timeout: 240_000 });
      const match = pattern.exec(output);
      if (!match) throw new Error(`Expected output like ${pattern}, got: ${output}`);
      return match;
    },
    ended: async () => {
      await exited;
      return child.exitCode ?? child.signalCode;
    },
  };
}
