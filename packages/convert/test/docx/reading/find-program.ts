import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of a program; prints a message and returns undefined if this machine does not have it. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) console.warn(`SKIPPED: tests that need \`${name}\`, which is not here.`);
  return found;
}
