import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import pWaitFor from "p-wait-for";

/** A server that others wrote, to be started. */
export interface ProgramStart {
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly env?: Record<string, string>;
  /** The user that it runs as; that of the tests by default. */
  readonly owner?: { readonly uid?: number; readonly gid?: number };
}

/** A server that runs. */
export interface RunningProgram {
  /** Sends it a signal that does not end it. */
  readonly signal: (signal: "SIGSTOP" | "SIGCONT" | "SIGHUP") => void;
  readonly stop: () => Promise<void>;
}

/** Starts a server and waits until it accepts connections; returns what stops it. */
export async function startProgram(start: ProgramStart): Promise<() => Promise<void>> {
  return (await runProgram(start)).stop;
}

/** Starts a server and waits until it accepts connections. */
export async function runProgram(start: ProgramStart): Promise<RunningProgram> {
  const { program, args, port, env, owner } = start;
  const child = spawn(program, args, { env: { ...process.env, ...env }, ...owner, stdio: "pipe" });
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
      // One that was stopped by a signal would never see the next.
      child.kill("SIGCONT");
      child.kill("SIGTERM");
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
