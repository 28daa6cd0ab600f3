import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROCESS = fileURLToPath(new URL("peak-memory.ts", import.meta.url));

/** How to convert a document. */
export interface Setting {
  /** Command-line flags for Node. */
  readonly flags?: readonly string[];
  /** With `convertDocument` on the result of `JSON.parse` or `parseJson`, or with `convertInThread`. */
  readonly mode?: "whole" | "chunks" | "thread";
}

/**
 * Peak memory in bytes of a process that reads, parses and converts one document, minus that of a process that only
 * loads the converter. For comparison, the format `none` skips the conversion, and `dropped` creates objects and drops
 * them.
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
