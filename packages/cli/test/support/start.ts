import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { type Ended, ownFolders } from "./docexport.js";

/** The built command. */
export const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

/** A command that runs. */
export interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Waits until it has written what matches, to either stream, and returns the match. */
  readonly untilWritten: (pattern: RegExp) => Promise<RegExpExecArray>;
}

/** Starts the built command with nothing of this machine's configuration; it is killed after the test. Its input stays open where that is null. */
export async function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input: string | null = "",
  cwd?: string,
): Promise<Running> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd,
    env: { PATH: process.env["PATH"], ...(await ownFolders()), ...env },
  });
  const written = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (written.err += chunk.toString()));
  // A command that wants no input may have ended before it came.
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
        // Of a process that was killed, only the signal is known.
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`Ended: ${written.out}${written.err}`);
        await Promise.race([once(child.stdout, "data"), once(child.stderr, "data"), closed]);
      }
    },
  };
}
