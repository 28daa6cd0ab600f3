import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROCESS = fileURLToPath(new URL("peak-memory.ts", import.meta.url));

/** How a document is converted. */
export interface Setting {
  /** For node. */
  readonly flags?: readonly string[];
  /** By `convertDocument` of what `JSON.parse` or `parseJson` gives, or by `convertInThread`. */
  readonly mode?: "whole" | "chunks" | "thread";
}

/**
 * Peak memory in bytes of a process that reads, parses and converts one document, minus that of a process that only loads
 * the converter. For comparison, the format `none` converts nothing, and `dropped` creates objects and drops them.
 */
export function measureMemory(
  bytes: number,
  format: string,
  { flags = [], mode = "whole" }: Setting,
): number {
  const setting = { flags, mode };
  return peakOf(bytes, format, setting) - peakOf(0, format, setting);
}

function peakOf(bytes: number, format: string, { flags, mode }: Required<Setting>): number {
  const args = [...flags, PROCESS, String(bytes), format, mode];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The process that measures memory failed: ${stderr}`);
  return Number(stdout);
}
