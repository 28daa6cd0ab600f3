import { readFile } from "node:fs/promises";

/** Identifies a process: a pid alone is reused after a restart, in a container immediately. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time and boot of the process where the system reports them, else empty. */
  readonly started: string;
}

/** The identity of a live process; undefined if there is none with this pid. */
export async function identify(pid: number): Promise<ProcessIdentity | undefined> {
  return isAlive(pid) ? { pid, started: await startOf(pid) } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** proc(5): `starttime` is the 22nd field; the second one, a name in brackets, may hold spaces. */
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
