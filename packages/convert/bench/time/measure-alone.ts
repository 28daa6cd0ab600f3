import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { median, type Timing } from "./measure-time.ts";

const CHILD = fileURLToPath(new URL("time-child.ts", import.meta.url));

/**
 * Number of processes. Two processes that run the same code differ by up to a quarter, depending on what V8 compiles
 * and when.
 */
const PROCESSES = 3;

/**
 * The ratio of a converter to `JSON.parse` in a process that runs nothing else, as the median of several processes: in
 * a shared process, the result of a converter depends on which ran before it.
 */
export function measureAlone(bytes: number, name: string): number {
  return median(Array.from({ length: PROCESSES }, () => ratioOf(bytes, name)));
}

function ratioOf(bytes: number, name: string): number {
  const args = [CHILD, name, String(bytes)];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The process that measures ${name} failed: ${stderr}`);
  return (JSON.parse(stdout) as Timing).ratio;
}
