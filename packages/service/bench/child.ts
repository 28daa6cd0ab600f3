import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** Who may export, and where to. */
export interface Tenant {
  readonly token: string;
  readonly destination: number;
}

/** A server in a process of its own, so that what it costs can be told from what its callers cost. */
export interface Child extends Tenant {
  readonly url: string;
  /** Other workspaces, where some were asked for. */
  readonly others: readonly Tenant[];
  readonly pid: number;
  /** Processor time so far, of all threads, in milliseconds. */
  readonly cpu: () => number;
  /** Memory, in MiB: now and at most so far. */
  readonly memory: () => { readonly now: number; readonly peak: number };
  readonly stop: () => Promise<void>;
}

/** What a server says once it answers. */
export interface Ready extends Tenant {
  readonly url: string;
  readonly others?: readonly Tenant[];
}

const TICK = 10;
const KIB = 1024;

/** Starts a module that sends {@link Ready}; `input` comes to it as its first argument, in JSON. */
export async function startChild(module: string, input: object): Promise<Child> {
  const child = fork(new URL(module, import.meta.url), [JSON.stringify(input)]);
  const ended = once(child, "exit").then(() => {
    throw new Error(`${module} ended before it answered.`);
  });
  const [ready] = (await Promise.race([once(child, "message"), ended])) as [Ready];
  const read = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, "utf8");
  const size = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(read("status"))?.[1]) / KIB);
  return {
    others: [],
    ...ready,
    pid: child.pid ?? 0,
    cpu: () => {
      const fields = read("stat").split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK;
    },
    memory: () => ({ now: size("VmRSS"), peak: size("VmHWM") }),
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
