// `pnpm start`: builds what the service uses, starts its sources with the demo workspace, and meanwhile builds everything
// else, such as the site that the service serves under /docs. Passes its arguments, such as `--open`, to
// `document-export demo`. Generated files are committed: after a change of the contract, run `pnpm generate`.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SOURCES = [
  "--import",
  "./packages/service/build/read-sources.ts",
  "packages/service/src/operator/main.ts",
];
/** Nice value of the build, from 0 to 19: the demo takes precedence over the build. */
const LOW_PRIORITY = 10;

console.log("Building the service; the first time takes about 10 seconds …");
const needed = build("build:dependencies", "--filter=@document-export/service");
let current: ChildProcess = needed.child;
let isStopped = false;
// A terminal signals all processes, and a second SIGINT would kill the demo; a supervisor signals only this one.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    isStopped = true;
    if (signal === "SIGTERM" || !process.stdin.isTTY) current.kill(signal);
  });
const built = await ended(needed.child);
if (built !== 0 || isStopped) {
  if (!isStopped) console.error(needed.output());
  process.exit(built || 1);
}
const args = [
  ...SOURCES,
  "demo",
  "--called",
  "npx --yes pnpm@12 document-export",
  ...process.argv.slice(2),
];
const demo = spawn(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
current = demo;
const rest = build("build");
if (rest.child.pid !== undefined) setPriority(rest.child.pid, LOW_PRIORITY);
rest.child.on("exit", (code) => {
  if (code !== 0 && !isStopped && isRunning(demo)) console.error(rest.output());
});
process.exitCode = await ended(demo);
rest.child.kill();

function build(...tasks: readonly string[]) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1" };
  const child = spawn("turbo", ["run", ...tasks, "--output-logs=errors-only"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  return { child, output: () => output };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** Waits for the exit code; if a signal killed the process, the code that a shell reports. */
async function ended(child: ChildProcess): Promise<number> {
  const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + constants.signals[signal ?? "SIGKILL"];
}
