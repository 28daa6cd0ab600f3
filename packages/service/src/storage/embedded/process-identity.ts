import { readFile } from "node:fs/promises";

/**
 * Identifies a process: a pid alone is not enough, because it is reused after a restart, in a container immediately.
 */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time and boot id of the process if the system reports them, otherwise empty. */
  readonly started: string;
}

/** Returns the identity of a live process; undefined if none has this pid. */
export async function identify(pid: number): Promise<ProcessIdentity | undefined> {
  return isAlive(pid) ? { pid, started: await startOf(pid) } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Reads the start time. proc(5): `starttime` is the 22nd field; the second one, a name in parentheses, may contain
 * spaces.
 */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return `${boot.trim()}/${fields[19] ?? ""}`;
  } catch {
    return "";
  }
}
