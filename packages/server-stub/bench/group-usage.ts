import { readdir, readFile } from "node:fs/promises";
import type { Usage } from "./start-candidate.ts";

/**
 * Returns the usage of all threads of a process and its descendants, for runtimes that cannot report it themselves: the
 * command that a package installs may start the runtime as another process. Only Linux has these files.
 */
export async function groupUsage(leader: number): Promise<Usage> {
  const names = await readdir("/proc");
  const usages = await Promise.all(
    names.map(async (name) => ((await isOfGroup(name, leader)) ? usageOf(name) : NONE)),
  );
  const sum = (left: Usage, right: Usage) => ({
    cpu: left.cpu + right.cpu,
    peak: left.peak + right.peak,
  });
  return usages.reduce(sum, NONE);
}

const NONE: Usage = { cpu: 0, peak: 0 };

async function isOfGroup(name: string, leader: number): Promise<boolean> {
  if (!/^\d+$/.test(name)) return false;
  const stat = await readFile(`/proc/${name}/stat`, "latin1").catch(() => "");
  // After the name, which may contain spaces: state, parent, group.
  const [, , group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(group) === leader;
}

async function usageOf(name: string): Promise<Usage> {
  const threads = await readdir(`/proc/${name}/task`);
  const nanoseconds = await Promise.all(
    threads.map(async (thread) => {
      const text = await readFile(`/proc/${name}/task/${thread}/schedstat`, "latin1").catch(
        () => "0",
      );
      return Number.parseInt(text, 10);
    }),
  );
  const status = await readFile(`/proc/${name}/status`, "latin1");
  const peak = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  return { cpu: nanoseconds.reduce((total, one) => total + one, 0) / 1000, peak: peak * 1024 };
}
