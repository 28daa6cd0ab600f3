import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROCESS = fileURLToPath(new URL("peak-memory.ts", import.meta.url));

/**
 * Peak memory of a process that reads, parses and converts one document, above one that loads the converter only,
 * in bytes. The format `none` leaves out the conversion, as the control.
 */
export function measureMemory(bytes: number, format: string): number {
  return peakOf(bytes, format) - peakOf(0, format);
}

function peakOf(bytes: number, format: string): number {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROCESS, String(bytes), format], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The process that measures memory failed: ${stderr}`);
  return Number(stdout);
}
