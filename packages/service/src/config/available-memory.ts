import { totalmem } from "node:os";

const MiB = 1024 * 1024;

/** Bytes that this process and its children may have: of the machine, or of the control group where that is less. */
export function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

const SHARE = 0.45;
const MIN = 256 * MiB;
const MAX = 4096 * MiB;

/**
 * Bytes for conversions where nothing is set: less than a half of all, since the embedded database takes 430 MiB and
 * uploads come on top.
 */
export function defaultConversionMemory(available: number): number {
  return Math.min(Math.max(Math.floor(available * SHARE), MIN), MAX);
}
