import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Folder where CI installs servers written in Python, with their own environment. */
const PYTHON_SERVERS = join(process.env["HOME"] ?? "", ".destination-servers", "bin");

/** Returns the path of an installed program; undefined if it is not installed. */
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
