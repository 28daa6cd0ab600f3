import { totalmem } from "node:os";

const MiB = 1024 * 1024;

/**
 * Returns how many bytes this process and its children may use: the memory of the machine, or the limit of the control
 * group if that is lower.
 */
export function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Share of the available memory that conversions get by default, and its bounds in bytes. */
const CONVERSION_SHARE = 0.45;
const MIN_BYTES = 256 * MiB;
const MAX_BYTES = 4096 * MiB;

/**
 * Returns the default conversion memory in bytes. It is less than half of the available memory, because the embedded
 * database takes 430 MiB and uploads need memory too.
 */
export function defaultConversionMemory(available: number): number {
  return Math.min(Math.max(Math.floor(available * CONVERSION_SHARE), MIN_BYTES), MAX_BYTES);
}
