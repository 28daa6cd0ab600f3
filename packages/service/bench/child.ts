import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";

/** Token of a workspace, and its destination. */
export interface Tenant {
  readonly token: string;
  readonly destination: number;
}

/** A server in its own process, so that its cost can be told apart from that of its callers. */
export interface Child extends Tenant {
  readonly url: string;
  /** Other workspaces, if requested. */
  readonly others: readonly Tenant[];
  readonly pid: number;
  /** Processor time so far, of all threads, in milliseconds. */
  readonly cpu: () => number;
  /** The same including child processes, also those that have exited. */
  readonly cpuOfAll: () => number;
  /** Memory in MiB: current and peak. */
  readonly memory: () => { readonly now: number; readonly peak: number };
  readonly stop: () => Promise<void>;
}

/** Message that a server sends once it accepts requests. */
export interface Ready extends Tenant {
  readonly url: string;
  readonly others?: readonly Tenant[];
}

const TICK = 10;
const KIB = 1024;

/** Starts a module that sends {@link Ready}; passes `input` to it as its first argument, in JSON. */
export async function startChild(module: string, input: object): Promise<Child> {
  // As the image and the unit of systemd set it.
  const env = { ...process.env, MALLOC_MMAP_THRESHOLD_: "131072" };
  const child = fork(new URL(module, import.meta.url), [JSON.stringify(input)], { env });
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
    cpu: () => ticksOf(child.pid ?? 0).own * TICK,
    cpuOfAll: () => ticksOfAll(child.pid ?? 0) * TICK,
    memory: () => ({ now: size("VmRSS"), peak: size("VmHWM") }),
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** Returns the processor time of a process and of its children that have exited. */
function ticksOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const at = (stat.split(") ")[1]?.split(" ") ?? []).map(Number);
  return { own: (at[11] ?? 0) + (at[12] ?? 0), ended: (at[13] ?? 0) + (at[14] ?? 0) };
}

function ticksOfAll(pid: number): number {
  const { own, ended } = ticksOf(pid);
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  return children.reduce((sum, child) => sum + ticksOfAll(Number(child)), own + ended);
}
