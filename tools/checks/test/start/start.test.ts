import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

/** Exits immediately when building the service, unless BUILD is slow; otherwise runs until SIGTERM. */
const TURBO = `#!/usr/bin/env node
if (process.env.BUILD === "slow" || !process.argv.some((word) => word.startsWith("--filter"))) {
  process.on("SIGTERM", () => process.exit(1));
  setInterval(() => undefined, 1000);
  require("node:fs").writeFileSync("turbo.pid", String(process.pid));
}`;
/** Exits soon after a signal and immediately after a second, as the service does. Its file shows that it is ready. */
const DEMO = `
let signals = 0;
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    setTimeout(() => process.exit(0), 300);
  });
setInterval(() => undefined, 1000);
require("node:fs").writeFileSync("demo.pid", String(process.pid));
`;

/** Creates a repository with the script, and with replacements for the programs that it starts. */
function repository(script: string) {
  const root = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const checks = fileURLToPath(new URL("../../", import.meta.url));
  const copies = join(root, "tools/checks");
  cpSync(join(checks, "src"), join(copies, "src"), { recursive: true });
  symlinkSync(join(checks, "node_modules"), join(copies, "node_modules"));
  const copy = join(copies, "src", script);
  const service = join(root, "packages/service");
  for (const [file, content] of [
    ["build/read-sources.ts", ""],
    ["src/operator/main.ts", DEMO],
  ] as const) {
    mkdirSync(join(service, file, ".."), { recursive: true });
    writeFileSync(join(service, file), content);
  }
  mkdirSync(join(root, "bin"));
  writeFileSync(join(root, "bin/turbo"), TURBO, { mode: 0o755 });
  const PATH = `${join(root, "bin")}${delimiter}${process.env["PATH"]}`;
  const started = async (name: string) => {
    await expect.poll(() => readPid(join(root, `${name}.pid`))).toBeGreaterThan(0);
    const pid = readPid(join(root, `${name}.pid`));
    onTestFinished(() => void (isRunning(pid) && process.kill(pid, "SIGKILL")));
    return pid;
  };
  const run = (command: string, args: readonly string[], env = {}) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env, PATH } });
    onTestFinished(() => void child.kill("SIGKILL"));
    return { child, output: outputOf(child), ended: once(child, "exit") };
  };
  return { copy, started, run };
}

function readPid(path: string): number {
  try {
    return Number(readFileSync(path, "utf8"));
  } catch {
    return 0;
  }
}

function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = "";
  for (const stream of [stdout, stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  return () => output;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "sending %s only to the start script ends the demo",
  async (signal) => {
    const { copy, started, run } = repository("start.ts");
    const { child, ended } = run(process.execPath, [copy]);
    const demo = await started("demo");
    const turbo = await started("turbo");
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    expect(isRunning(demo)).toBe(false);
    await expect.poll(() => isRunning(turbo)).toBe(false);
  },
);

/** Program of util-linux that runs a command in a terminal. */
const SCRIPT = "script";
const noTerminal = spawnSync(SCRIPT, ["--version"]).status !== 0;

test.skipIf(noTerminal)("Ctrl-C at a terminal ends the demo once", async () => {
  const { copy, started, run } = repository("start.ts");
  // A shell waiting for the command would exit on the signal too, whatever the demo does.
  const command = `exec "${process.execPath}" "${copy}"`;
  const { child, output, ended } = run(SCRIPT, ["-qec", command, "/dev/null"]);
  await started("demo");
  await started("turbo");
  child.stdin?.write("\u0003");
  expect(await ended).toEqual([0, null]);
  expect(output()).toMatch(/^Building the service[^\n]*\s+(?:\^C)?\s*$/);
});

test("exits with the signal's code when the demo is killed", async () => {
  const { copy, started, run } = repository("start.ts");
  const { ended } = run(process.execPath, [copy]);
  process.kill(await started("demo"), "SIGKILL");
  expect(await ended).toEqual([137, null]);
});

test.each(["start.ts", "tiers/check.ts"])(
  "%s ends its build when it is terminated",
  async (script) => {
    const { copy, started, run } = repository(script);
    const { child, ended } = run(process.execPath, [copy], { BUILD: "slow" });
    const turbo = await started("turbo");
    child.kill("SIGTERM");
    expect((await ended)[0]).not.toBe(0);
    await expect.poll(() => isRunning(turbo)).toBe(false);
  },
);
