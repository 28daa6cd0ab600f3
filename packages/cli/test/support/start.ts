import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { type Ended, ownFolders } from "./docexport.js";

/** The path of the built command. */
export const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

/** A running command. */
export interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Waits until the output on either stream matches the pattern, and returns the match. */
  readonly untilWritten: (pattern: RegExp) => Promise<RegExpExecArray>;
}

/**
 * Starts the built command without any of this machine's configuration, and kills it after the test. If `input` is
 * null, stdin stays open.
 */
export async function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input: string | null = "",
  cwd?: string,
): Promise<Running> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd,
    env: {
      PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...(await ownFolders()),
      ...env,
    },
  });
  const written = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (written.err += chunk.toString()));
  // A command that does not read input may exit before the input is written.
  child.stdin.on("error", () => undefined);
  if (input !== null) child.stdin.end(input);
  const closed = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await closed;
  });
  return {
    process: child,
    ended: closed.then(() => ({ code: child.exitCode, ...written })),
    untilWritten: async (pattern) => {
      const find = () => pattern.exec(written.out) ?? pattern.exec(written.err);
      for (let found = find(); ; found = find()) {
        if (found) return found;
        // A killed process has a signal but no exit code.
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`Ended: ${written.out}${written.err}`);
        await Promise.race([once(child.stdout, "data"), once(child.stderr, "data"), closed]);
      }
    },
  };
}
