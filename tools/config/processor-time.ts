import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second on every platform that Node supports. */
const TICK_MS = 10;

/** Processor time of this process so far, in milliseconds; on Linux, including its exited children. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000) + timeOfEndedChildren();
}

/** Node does not report this time, and only Linux has the file. */
function timeOfEndedChildren(): number {
  if (process.platform !== "linux") return 0;
  const stat = readFileSync("/proc/self/stat", "utf8");
  // The second field, the program name, may contain spaces. The times of exited children are fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}
