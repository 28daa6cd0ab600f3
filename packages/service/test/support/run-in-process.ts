import { format } from "node:util";
import { onTestFinished } from "vitest";
import { runArguments } from "../../src/operator/run-program.js";
import { UNSYNCED } from "./unsynced.js";

/** Exit code of a command, and its output to both streams. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs an operator command in the test's process, which takes a tenth of the time of a separate process. Only one at a
 * time: anything printed during the run counts as the command's output. For signals, pipes and terminals, use
 * `runCommand`.
 */
export async function runInProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  let output = "";
  const print = (...values: readonly unknown[]) => void (output += `${format(...values)}\n`);
  const write = (chunk: string | Uint8Array) => {
    output += Buffer.from(chunk).toString();
    return true;
  };
  const restore = replace([
    [console, { log: print, error: print }],
    [process.stdout, { write }],
    [process.stderr, { write }],
    [process, { env: { PATH: process.env["PATH"], ...UNSYNCED, ...env }, exitCode: undefined }],
  ]);
  onTestFinished(restore);
  try {
    await runArguments(args);
    return { code: Number(process.exitCode ?? 0), output };
  } finally {
    restore();
  }
}

/** Replaces members of objects; returns a function that restores them on its first call. */
function replace(changes: readonly (readonly [object, object])[]): () => void {
  const before = changes.map(([target, members]) => {
    const kept = Object.keys(members).map((name) => [name, Reflect.get(target, name)] as const);
    Object.assign(target, members);
    return [target, Object.fromEntries(kept)] as const;
  });
  let isRestored = false;
  return () => {
    if (isRestored) return;
    isRestored = true;
    for (const [target, members] of before) Object.assign(target, members);
  };
}
