import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A running server, and the function that stops it. */
export interface Running {
  readonly port: number;
  readonly stop: () => Promise<unknown>;
}

/** A server in its own process; processes that it starts are in its process group. */
export interface RunningProcess extends Running {
  readonly pid: number;
}

/**
 * Starts a process that prints the port it listens on; `pattern` captures the port. Throws an Error with everything
 * printed if the process exits before that.
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  pattern: RegExp,
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningProcess> {
  const child = spawn(command, args, {
    env: { ...process.env, NO_COLOR: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // A command from the registry starts the runtime as another process: both run in a new process group.
    detached: true,
  });
  const printed: string[] = [];
  const ended = once(child, "exit");
  const port = await new Promise<number>((resolve, reject) => {
    const read = (line: string) => {
      printed.push(line);
      const match = pattern.exec(line);
      if (match) resolve(Number(match[1]));
    };
    createInterface(child.stdout).on("line", read);
    createInterface(child.stderr).on("line", read);
    child.once("error", reject).once("exit", () => reject(new Error(printed.join("\n"))));
  });
  const { pid = 0 } = child;
  return {
    pid,
    port,
    stop: () => {
      if (child.exitCode === null) process.kill(-pid, "SIGKILL");
      return ended;
    },
  };
}
