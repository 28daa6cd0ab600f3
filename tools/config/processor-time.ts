import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second on every platform that Node runs on. */
const TICK_MS = 10;

/** Milliseconds of processor time of this process so far, on Linux with its children that have ended. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return Math.round((user + system) / 1000) + timeOfEndedChildren();
}

/** Node does not tell it, and only Linux has the file. */
function timeOfEndedChildren(): number {
  if (process.platform !== "linux") return 0;
  const stat = readFileSync("/proc/self/stat", "utf8");
  // The second field, the name of the program, may hold blanks. Those of ended children are fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}
