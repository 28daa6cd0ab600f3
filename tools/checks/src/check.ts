// `pnpm check`: builds everything, then runs all checks. The tests of the service, which take half of the time and wait for
// most of it, run beside the others from the beginning.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";

const SERVICE = "@document-export/service";
const CHECKS = [
  ["drift", "lint:spec", "spec:diff", "typecheck", "test"],
  ["check:format", "check:lint", "check:unused", "check:workspace", "check:repository"],
].flat();

const running = new Set<ChildProcess>();
// A supervisor sends it to this process alone.
process.once("SIGTERM", () => {
  for (const child of running) child.kill();
  process.exit(128 + constants.signals.SIGTERM);
});
// What cannot be built fails again below, with what needs it; everything else is checked.
await turbo("build");
const codes = await Promise.all([
  turbo(...CHECKS, `--filter=${SERVICE}`),
  turbo(...CHECKS, `--filter=!${SERVICE}`, "--concurrency=100%"),
]);
process.exitCode = codes.find((code) => code !== 0) ?? 0;

async function turbo(...args: readonly string[]): Promise<number> {
  const flags = ["--continue=dependencies-successful", "--output-logs=new-only"];
  const { TURBO_SCM_BASE = "origin/main" } = process.env;
  const child = spawn("turbo", ["run", ...args, ...flags], {
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_SCM_BASE },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  running.add(child);
  const [code] = (await once(child, "exit")) as [number | null];
  running.delete(child);
  return code ?? 1;
}
