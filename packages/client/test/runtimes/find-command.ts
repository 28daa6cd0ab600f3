import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A command that starts, or why there is none. */
export type Found = { readonly command: string } | { readonly missing: string };

/** A runtime of the development dependencies. */
export function findInstalled(name: "bun" | "deno" | "workerd"): Found {
  const command = fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));
  return starts(command);
}

/**
 * A Node of that major: the one that runs the tests, one on the path, or in CI one of the registry, which
 * is too large to be installed with every clone.
 */
export function findNode(major: number, version: string): Found {
  const commands = onPath(["node"]).filter((command) => print(command).startsWith(`v${major}.`));
  const command = [process.execPath, ...commands].find((each) => isMajor(each, major));
  if (command) return { command };
  if (!process.env.CI) return { missing: `no \`node\` on the path is of version ${major}` };
  try {
    const args = ["--yes", `--package=node@${version}`, "-c", "node -p process.execPath"];
    const limits = { encoding: "utf8", stdio: "pipe", timeout: 120_000 } as const;
    return { command: execFileSync("npx", args, limits).trim() };
  } catch (error) {
    return { missing: firstLine(error) };
  }
}

/** The system's Chromium; nothing is downloaded for a test. */
export function findChromium(): Found {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const [command] = onPath(names);
  return command ? { command } : { missing: `none of ${names.join(", ")} is on the path` };
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).filter(existsSync);
}

function isMajor(command: string, major: number): boolean {
  return print(command).startsWith(`v${major}.`);
}

function print(command: string): string {
  const found = starts(command);
  return "command" in found ? execFileSync(command, ["--version"], { encoding: "utf8" }) : "";
}

function starts(command: string): Found {
  try {
    execFileSync(command, ["--version"], { stdio: "pipe" });
    return { command };
  } catch (error) {
    return { missing: firstLine(error) };
  }
}

function firstLine(error: unknown): string {
  return String(error).split("\n")[0] ?? "";
}
