import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Format } from "@document-export/convert";

const CHILD = fileURLToPath(new URL("hostile-child.ts", import.meta.url));

/** Result of one conversion in its own process. */
export interface HostileResult {
  /** `converted`, the name of the error, `timed out`, or `died` if the process crashed. */
  readonly outcome: string;
  /** Length of the output. */
  readonly output: number;
  /** CPU time of all threads; if the process was killed, how long it ran. */
  readonly milliseconds: number;
  /** Peak memory in bytes, minus that of the process before it reads the file. */
  readonly memory: number;
}

/** Converts a file in its own process, which is killed after `timeout` milliseconds. */
export function measureHostile(file: string, format: Format, timeout: number): HostileResult {
  const { stdout, signal, error } = spawnSync(process.execPath, [CHILD, file, format], {
    encoding: "utf8",
    timeout,
    killSignal: "SIGKILL",
  });
  if (stdout !== "") return JSON.parse(stdout) as HostileResult;
  const outcome = signal === "SIGKILL" || error ? "timed out" : "died";
  return { outcome, output: 0, milliseconds: timeout, memory: Number.NaN };
}
