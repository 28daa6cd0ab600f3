import { execFileSync } from "node:child_process";

/** Why what needs `promtool` cannot run here; undefined if it can. `.ci/run` unpacks it. */
export function promtoolMissing(): string | undefined {
  try {
    execFileSync("promtool", ["--version"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "there is no `promtool` on the path";
  }
}
