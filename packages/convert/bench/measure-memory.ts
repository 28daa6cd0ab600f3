import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROCESS = fileURLToPath(new URL("peak-memory.ts", import.meta.url));

/**
 * Peak memory of a process that reads, parses and converts one document, above one that loads the converter only,
 * in bytes. The formats `none`, which converts nothing, and `dropped`, which makes objects that it does not keep, are controls;
 * `flags` are for node.
 */
export function measureMemory(bytes: number, format: string, flags: readonly string[]): number {
  return peakOf(bytes, format, flags) - peakOf(0, format, flags);
}

function peakOf(bytes: number, format: string, flags: readonly string[]): number {
  const args = [...flags, PROCESS, String(bytes), format];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The process that measures memory failed: ${stderr}`);
  return Number(stdout);
}
