import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of a shell; undefined if this machine does not have it. */
export function findShell(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
