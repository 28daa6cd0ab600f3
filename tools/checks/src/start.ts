// `pnpm start`: builds what the service needs, starts it with its demo workspace, and builds the rest, such as the site that
// it serves below /docs, meanwhile. What is generated is committed: after a change of the contract, `pnpm generate`.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const MAIN = "packages/service/dist/operator/main.js";
/** Of the system, from 0 to 19: whoever tries the demo goes first. */
const LOW_PRIORITY = 10;

console.log("Building the service; the first time takes about 15 seconds …");
const service = build(["--filter=@document-export/service"]);
if ((await ended(service.child)) !== 0) {
  console.error(service.output());
  process.exit(1);
}
const demo = spawn(process.execPath, [MAIN, "demo"], { cwd: ROOT, stdio: "inherit" });
const rest = build([]);
if (rest.child.pid !== undefined) setPriority(rest.child.pid, LOW_PRIORITY);
rest.child.on("exit", (code) => {
  if (code !== 0 && demo.exitCode === null) console.error(rest.output());
});
// A terminal sends signals to all of them; a supervisor to this one alone.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => demo.kill(signal));
process.exitCode = (await ended(demo)) ?? 0;
rest.child.kill();

function build(args: readonly string[]) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1" };
  const child = spawn("turbo", ["run", "build", "--output-logs=errors-only", ...args], {
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

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}
