import { format } from "node:util";
import { onTestFinished } from "vitest";
import { runArguments } from "../../src/operator/run-program.js";

/** How a command ended, and what it wrote to both streams. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a command of the operator to its end in the process of the test, which takes a tenth of the time that a process of
 * its own takes. One at a time: what is printed meanwhile is taken for the command's. For signals, pipes and terminals
 * there is `runCommand`.
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
    [process, { env: { PATH: process.env["PATH"], ...env }, exitCode: undefined }],
  ]);
  onTestFinished(restore);
  try {
    await runArguments(args);
    return { code: Number(process.exitCode ?? 0), output };
  } finally {
    restore();
  }
}

/** Gives objects other members, until the function that it returns is called for the first time. */
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
