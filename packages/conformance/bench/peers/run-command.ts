import { spawn } from "node:child_process";
import { once } from "node:events";

/** Exit of a command. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A running command. */
export interface RunningCommand {
  /** Resolves with the first match in its output; rejects if it exits before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  readonly ended: Promise<Ended>;
  /** Stops it as Ctrl+C does. */
  interrupt(): Promise<Ended>;
}

const QUIET = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Options for running a command. */
export interface RunOptions {
  /** The command is killed after this many milliseconds. */
  readonly limit: number;
  /** The working directory, for commands that leave files there. @default the one of this process */
  readonly cwd?: string;
}

/** Starts a command without stdin. */
export function startCommand(
  command: string,
  args: readonly string[],
  { limit, cwd }: RunOptions,
): RunningCommand {
  const child = spawn(command, args, {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...QUIET },
    timeout: limit,
    killSignal: "SIGKILL",
  });
  let output = "";
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      for (const check of waiting) check();
    });
  const ended = once(child, "close").then(
    ([code]: (number | null)[]) => ({ code: code ?? null, output }),
    (error: unknown) => ({ code: null, output: String(error) }),
  );
  return {
    ended,
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          const match = pattern.exec(output);
          if (match) resolve(match);
        };
        waiting.add(check);
        check();
        void ended.then((end) => reject(new Error(`${command} ended: ${end.output}`)));
      }),
    interrupt: async () => {
      child.kill("SIGINT");
      return ended;
    },
  };
}
