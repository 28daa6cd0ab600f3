import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";

/** A listening process. */
export interface Server {
  readonly port: number;
  readonly child: ChildProcess;
  readonly pid: number;
  /** The message it sent when it was ready, or the port if it printed a line. */
  readonly sent: unknown;
}

/** True if each process can be pinned to its own core, so that they do not compete for CPU. */
export const CAN_PIN =
  availableParallelism() > 1 && spawnSync("taskset", ["-c", "0", "true"]).status === 0;

/** Pins this process to a core. */
export function pinSelf(core: number): void {
  spawnSync("taskset", ["-acp", String(core), String(process.pid)]);
}

/** Starts a Node program, on a core if one is given, and waits until it sends its port or prints `:<port> for`. */
export async function startServer(
  core: number | undefined,
  args: readonly string[],
): Promise<Server> {
  const pin = core === undefined ? [] : ["taskset", "-c", String(core)];
  const command = [...pin, process.execPath, ...args];
  const [first = process.execPath, ...rest] = command;
  const child = spawn(first, rest, { stdio: ["ignore", "pipe", "pipe", "ipc"] });
  const sent = once(child, "message").then(([address]) => address as { port: number });
  const printed = once(child.stderr ?? child, "data").then(([line]: unknown[]) => ({
    port: Number(/:(\d+) for/.exec(String(line))?.[1]),
  }));
  const ready = await Promise.race([sent, printed]);
  return { port: ready.port, child, pid: child.pid ?? 0, sent: ready };
}
