import { readdir, readFile } from "node:fs/promises";

/** Returns the CPU time of all threads of a process, in microseconds (Linux). */
export async function cpuTime(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    // A thread may have exited in the meantime.
    threads.map((id) => readFile(`/proc/${pid}/task/${id}/schedstat`, "utf8").catch(() => "0")),
  );
  return times.reduce((sum, text) => sum + Number(text.split(" ")[0]), 0) / 1_000;
}
