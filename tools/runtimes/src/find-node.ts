import { execFileSync } from "node:child_process";
import type { Found } from "./found.ts";
import { onPath } from "./on-path.ts";
import { printVersion } from "./print-version.ts";

/**
 * A Node of that major: the one that runs the tests, one on the path, or in CI the one of the registry of that
 * version, which is too large to be installed with every clone.
 */
export function findNode(major: number, version: string): Found {
  const command = [process.execPath, ...onPath(["node"])].find((each) => isMajor(each, major));
  if (command) return { command };
  if (!process.env.CI) return { missing: `no \`node\` on the path is of version ${major}` };
  try {
    const args = ["--yes", `--package=node@${version}`, "-c", "node -p process.execPath"];
    const limits = { encoding: "utf8", stdio: "pipe", timeout: 240_000 } as const;
    return { command: execFileSync("npx", args, limits).trim() };
  } catch (error) {
    return { missing: String(error).split("\n")[0] ?? "" };
  }
}

function isMajor(command: string, major: number): boolean {
  const printed = printVersion(command);
  return "version" in printed && printed.version.startsWith(`v${major}.`);
}
