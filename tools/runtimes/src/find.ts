import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Chromium without windows: the same pages take two thirds of the processor time that the whole browser takes. */
const HEADLESS_NAMES = ["chromium-headless-shell", "chrome-headless-shell"];
const BROWSER_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** A command that starts, or the reason that there is none. */
export type Found = { readonly command: string } | { readonly missing: string };

/** Finds a Node of that major version: the one that runs the tests, or one on the path. */
export function findNode(major: number): Found {
  const command = [process.execPath, ...onPath(["node"])].find((each) => isMajor(each, major));
  return command ? { command } : { missing: `no \`node\` on the path is of version ${major}` };
}

/** Finds a Node, or in CI downloads one in seconds: it is too large to install with every clone. */
export function fetchNode(major: number, version: string): Found {
  const found = findNode(major);
  if ("command" in found || !process.env.CI) return found;
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

/** Finds a runtime among this package's dependencies. */
export function findInstalled(name: "bun" | "deno" | "workerd"): Found {
  const command = fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
  const printed = printVersion(command);
  return "version" in printed ? { command } : printed;
}

/** Finds the system's Chromium, preferably its headless shell; tests do not download one. */
export function findChromium(path?: string): Found {
  const [command] = [...onPath(HEADLESS_NAMES, path), ...onPath(BROWSER_NAMES, path)];
  const names = [...HEADLESS_NAMES, ...BROWSER_NAMES];
  return command ? { command } : { missing: `none of ${names.join(", ")} is on the path` };
}

/** Returns the version that a command prints, or why it does not start. */
function printVersion(
  command: string,
): { readonly version: string } | { readonly missing: string } {
  try {
    const version = execFileSync(command, ["--version"], { encoding: "utf8", stdio: "pipe" });
    return { version: version.trim() };
  } catch (error) {
    return { missing: `\`${command} --version\` failed: ${String(error).split("\n")[0]}` };
  }
}

/** Returns the existing files with those names in the folders of `PATH`, in order. */
function onPath(names: readonly string[], path = process.env.PATH ?? ""): string[] {
  const folders = path.split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).filter(existsSync);
}
