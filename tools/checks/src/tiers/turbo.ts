import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

/**
 * Folder of Node's compile cache: hundreds of processes load the same modules, and most of them run only for seconds.
 */
const COMPILED = fileURLToPath(
  new URL("../../../../node_modules/.cache/compiled", import.meta.url),
);

const running = new Set<ChildProcess>();
// A supervisor sends the signal only to this process.
process.once("SIGTERM", () => {
  for (const child of running) child.kill();
  process.exit(128 + constants.signals.SIGTERM);
});

/** Runs tasks with turbo, continuing after failures, and returns its exit code. */
export async function turbo(args: readonly string[]): Promise<number> {
  const flags = ["--continue=dependencies-successful", "--output-logs=new-only"];
  const { TURBO_SCM_BASE = "origin/main" } = process.env;
  const child = spawn("turbo", ["run", ...args, ...flags], {
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      TURBO_TELEMETRY_DISABLED: "1",
      TURBO_SCM_BASE,
    },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  running.add(child);
  const [code] = (await once(child, "exit")) as [number | null];
  running.delete(child);
  return code ?? 1;
}
