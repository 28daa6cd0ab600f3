import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import pWaitFor from "p-wait-for";

/** How to start a third-party server. */
export interface ProgramStart {
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly env?: Record<string, string>;
  /** User to run it as; by default, the user of the tests. */
  readonly owner?: { readonly uid?: number; readonly gid?: number };
  /** Whether its child processes have to be stopped too: it does not do so itself. @default false */
  readonly leavesChildren?: boolean;
}

/** A running server. */
export interface RunningProgram {
  /** Sends the server a signal that does not stop it permanently. */
  readonly signal: (signal: "SIGSTOP" | "SIGCONT" | "SIGHUP") => void;
  readonly stop: () => Promise<void>;
}

/** Starts a server and waits until it accepts connections; returns a function that stops it. */
export async function startProgram(start: ProgramStart): Promise<() => Promise<void>> {
  return (await runProgram(start)).stop;
}

/** Starts a server and waits until it accepts connections. */
export async function runProgram(start: ProgramStart): Promise<RunningProgram> {
  const { program, args, port, env, owner, leavesChildren = false } = start;
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    ...owner,
    detached: leavesChildren,
    stdio: "pipe",
  });
  const exited = once(child, "exit");
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  await pWaitFor(() => child.exitCode !== null || accepts(port), {
    interval: 50,
    timeout: 240_000,
  });
  if (child.exitCode !== null) throw new Error(`\`${program}\` ended: ${output}`);
  return {
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      // A process paused by SIGSTOP would not see the next signal.
      child.kill("SIGCONT");
      // A negative id names the group of processes.
      if (leavesChildren && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
      else child.kill("SIGTERM");
      await exited;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
  });
}
