import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where CI puts servers that are Python programs, which have their own environment. */
const PYTHON_SERVERS = join(process.env["HOME"] ?? "", ".destination-servers", "bin");

/** Path of a program of this machine; undefined if it has none. */
export function findProgram(name: string): string | undefined {
  const path = (process.env["PATH"] ?? "").split(delimiter);
  const folders = [...path, "/usr/sbin", "/usr/local/bin", PYTHON_SERVERS];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
