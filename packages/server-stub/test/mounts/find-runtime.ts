import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A runtime of the development dependencies, or why it cannot run here. */
export type Runtime = { readonly command: string } | { readonly missing: string };

/** Finds the command of a runtime and proves that it starts. */
export function findRuntime(name: "deno" | "bun" | "workerd"): Runtime {
  const command = fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));
  try {
    execFileSync(command, ["--version"], { stdio: "pipe" });
    return { command };
  } catch (error) {
    return { missing: `\`${name} --version\` failed: ${String(error).split("\n")[0]}` };
  }
}
