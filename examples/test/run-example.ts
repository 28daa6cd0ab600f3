import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** Options for running an example. */
interface RunOptions {
  readonly args?: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A running example and its output so far. */
export interface Running {
  readonly output: () => string;
  /** Resolves with the first match of a pattern in the output; rejects if the example exits without one. */
  readonly printed: (pattern: RegExp) => Promise<RegExpMatchArray>;
  readonly exitCode: Promise<number | null>;
}

/** Runs an example in its own process, as a reader would; the process is stopped after the test. */
export function runExample(
  program: string,
  { args = [], cwd, env = {} }: RunOptions = {},
): Running {
  const file = fileURLToPath(new URL(`../${program}.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: "", ...env },
  });
  onTestFinished(() => void child.kill());
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const exitCode = new Promise<number | null>((resolve) => child.on("close", resolve));
  return {
    output: () => output,
    printed: (pattern) => waitFor(child, pattern, () => output),
    exitCode,
  };
}

function waitFor(
  child: ChildProcess,
  pattern: RegExp,
  output: () => string,
): Promise<RegExpMatchArray> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const match = output().match(pattern);
      if (match) resolve(match);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", check);
    child.on("close", () =>
      reject(new Error(`The example ended without ${pattern}:\n${output()}`)),
    );
    check();
  });
}
