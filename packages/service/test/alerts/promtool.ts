import { execFileSync } from "node:child_process";

/** Reason why tests that need `promtool` cannot run; undefined if they can. `.ci/run` unpacks it. */
export function promtoolMissing(): string | undefined {
  try {
    execFileSync("promtool", ["--version"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "there is no `promtool` on the path";
  }
}
