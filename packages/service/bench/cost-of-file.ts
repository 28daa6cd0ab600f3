import { closeSync, mkdtempSync, openSync } from "node:fs";
import { join } from "node:path";

const FILES = 200;

/** Returns the time to create an empty file below a folder, in microseconds. */
export function costOfFile(folder: string): number {
  const beside = mkdtempSync(join(folder, "files-"));
  const started = performance.now();
  for (let file = 0; file < FILES; file += 1) closeSync(openSync(join(beside, String(file)), "wx"));
  return Math.round(((performance.now() - started) * 1000) / FILES);
}
