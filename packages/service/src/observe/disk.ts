import { statfs } from "node:fs/promises";
import type { DiskUsage } from "./usage.js";

/**
 * Reads the usage of the file system that contains a folder; undefined if the folder no longer exists, which `/readyz`
 * reports.
 */
export async function readDisk(folder: string): Promise<DiskUsage | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return undefined;
  }
}
