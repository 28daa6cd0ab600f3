import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "./until.js";
import { onTestFinished } from "vitest";

/** A control group with a memory limit for all its processes; Linux kills some if they need more. */
export interface MemoryGroup {
  /** Moves a process into the group, together with any child processes that it starts later. */
  readonly add: (pid: number) => void;
  /** Peak memory in bytes, including cached files. */
  readonly peak: () => number;
}

const NAMES = {
  v1: { limit: "memory.limit_in_bytes", peak: "memory.max_usage_in_bytes" },
  v2: { limit: "memory.max", peak: "memory.peak" },
} as const;

/** Reason why no memory group can be created; undefined if one can. */
export function memoryGroupMissing(): string | undefined {
  if (process.platform !== "linux") return "memory control groups are Linux's";
  try {
    rmdirSync(makeGroup("probe").folder);
    return undefined;
  } catch (error) {
    return `no memory control group can be made: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Creates a group limited to `bytes`, deleted after the test, in this process's group, whose limits still apply. */
export function memoryGroup(bytes: number): MemoryGroup {
  const { folder, version } = makeGroup(`${Date.now()}`);
  const names = NAMES[version];
  writeFileSync(join(folder, names.limit), String(bytes));
  onTestFinished(async () => {
    await until(() => readFileSync(join(folder, "cgroup.procs"), "utf8") === "");
    rmdirSync(folder);
  });
  return {
    add: (pid) => writeFileSync(join(folder, "cgroup.procs"), String(pid)),
    peak: () => Number(readFileSync(join(folder, names.peak), "utf8")),
  };
}

function makeGroup(name: string) {
  const own = readFileSync("/proc/self/cgroup", "utf8");
  const v1 = /^\d+:(?:[^:]*,)?memory(?:,[^:]*)?:(.*)$/m.exec(own)?.[1];
  const v2 = /^0::(.*)$/m.exec(own)?.[1] ?? "/";
  const version = v1 === undefined ? "v2" : "v1";
  const parent = v1 === undefined ? join("/sys/fs/cgroup", v2) : join("/sys/fs/cgroup/memory", v1);
  const folder = join(parent, `document-export-${process.pid}-${name}`);
  mkdirSync(folder);
  if (existsSync(join(folder, NAMES[version].limit))) return { folder, version } as const;
  rmdirSync(folder);
  throw new Error(`\`${parent}\` does not limit the memory of groups below it`);
}
