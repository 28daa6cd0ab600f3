import { spawn } from "node:child_process";

/** A run of the `git` program. */
export interface GitRun {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  /** Time limit in milliseconds. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
  /** Maximum size of its output in bytes; 64 MiB by default. */
  readonly maxOutput?: number;
}

/** Thrown if the `git` program failed. Its output is for the log only, because it may contain addresses. */
export class GitError extends Error {
  override readonly name = "GitError";
  readonly command: string;
  readonly said: string;
  /** What the program printed before it failed. */
  readonly output: string;

  constructor(command: string, reason: string, said: string, output = "") {
    super(`git ${command} ${reason}: ${said.trim().slice(0, MAX_SAID)}`);
    this.command = command;
    this.said = said;
    this.output = output;
  }
}

const MAX_SAID = 2000;
const MAX_OUTPUT = 64 * 1024 * 1024;

/** Isolates `git` from this machine: no configuration, no prompts, no helper, English messages. */
export const QUIET_ENVIRONMENT = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "true",
  GIT_LITERAL_PATHSPECS: "1",
  GIT_OPTIONAL_LOCKS: "0",
  LC_ALL: "C",
};

/** Runs `git` and returns its output. Throws a {@link GitError} if it fails, takes too long or is not installed. */
export async function runGit(run: GitRun): Promise<Buffer> {
  const { args, cwd, env, input, timeout, signal, maxOutput = MAX_OUTPUT } = run;
  signal?.throwIfAborted();
  const [command = ""] = args;
  const child = spawn("git", args, {
    cwd,
    env: { PATH: process.env["PATH"], HOME: cwd, ...QUIET_ENVIRONMENT, ...env },
    timeout,
    killSignal: "SIGKILL",
    ...(signal && { signal }),
  });
  const output: Buffer[] = [];
  let [size, said] = [0, ""];
  child.stdout.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxOutput) child.kill("SIGKILL");
    else output.push(chunk);
  });
  child.stderr.on("data", (chunk: Buffer) => {
    // The end of the output gives the reason.
    said = (said + chunk.toString()).slice(-MAX_SAID);
  });
  // A program that has already exited does not read its input.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input ?? "");
  const ended = await new Promise<number | NodeJS.Signals | NodeJS.ErrnoException | null>(
    (resolve) => {
      child.on("error", resolve);
      child.on("close", (code, killed) => resolve(code ?? killed));
    },
  );
  signal?.throwIfAborted();
  const text = Buffer.concat(output);
  if (ended === 0) return text;
  throw new GitError(command, reasonOf(ended, { size, maxOutput, timeout }), said, text.toString());
}

function reasonOf(
  ended: number | NodeJS.Signals | NodeJS.ErrnoException | null,
  {
    size,
    maxOutput,
    timeout,
  }: { readonly size: number; readonly maxOutput: number; readonly timeout: number },
): string {
  if (size > maxOutput) return `printed more than ${maxOutput} bytes`;
  if (typeof ended === "number") return `ended with ${ended}`;
  if (typeof ended === "string")
    return `was ended by ${ended}, such as after ${timeout / 1000} seconds`;
  return ended?.code === "ENOENT" ? "is not installed" : `could not be started (${ended?.code})`;
}
