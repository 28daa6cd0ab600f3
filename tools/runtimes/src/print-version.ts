import { execFileSync } from "node:child_process";

/** What a command says of its version, or why it does not start. */
export function printVersion(
  command: string,
): { readonly version: string } | { readonly missing: string } {
  try {
    const version = execFileSync(command, ["--version"], { encoding: "utf8", stdio: "pipe" });
    return { version: version.trim() };
  } catch (error) {
    return { missing: `\`${command} --version\` failed: ${String(error).split("\n")[0]}` };
  }
}
