import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROCESS = fileURLToPath(new URL("peak-memory.ts", import.meta.url));

/** How a document is converted. */
export interface Setting {
  /** For node. */
  readonly flags?: readonly string[];
  /** By `convertDocument` of what `JSON.parse` or `parseJson` gives, or by `convertInThread`. */
  readonly place?: "here" | "pieces" | "thread";
}

/**
 * Peak memory of a process that reads, parses and converts one document, above one that loads the converter only,
 * in bytes. The formats `none`, which converts nothing, and `dropped`, which makes objects that it does not keep, are controls;
 * both run where they are started.
 */
export function measureMemory(
  bytes: number,
  format: string,
  { flags = [], place = "here" }: Setting,
): number {
  const setting = { flags, place };
  return peakOf(bytes, format, setting) - peakOf(0, format, setting);
}

function peakOf(bytes: number, format: string, { flags, place }: Required<Setting>): number {
  const args = [...flags, PROCESS, String(bytes), format, place];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The process that measures memory failed: ${stderr}`);
  return Number(stdout);
}
