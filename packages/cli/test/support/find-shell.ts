import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where a shell is, if this machine has it. */
export function findShell(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
