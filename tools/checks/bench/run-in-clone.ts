import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A newcomer's: pnpm tells the programs that it runs not to install anything. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name)),
);

/** A command of this repository that runs in a clone of it. */
export interface RunInClone {
  readonly clone: string;
  /** When pnpm was started, after the clone was made. */
  readonly begun: number;
  /** Waits until the output has a text this many times; throws an Error if the command ends before. */
  readonly untilPrinted: (text: string, times?: number) => Promise<void>;
  /** Stops the command as Ctrl+C would, and deletes the clone. */
  readonly stop: () => Promise<void>;
}

/** Clones the last commit into an empty folder and runs pnpm there. */
export async function runInClone(args: readonly string[]): Promise<RunInClone> {
  const clone = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  execFileSync("git", ["clone", "--quiet", ROOT, clone], { stdio: ["ignore", "ignore", "pipe"] });
  const begun = performance.now();
  // The command runs in its own process group, which gets the signal that Ctrl+C would send.
  const child = spawn("npx", ["--yes", "pnpm@12", ...args], {
    cwd: clone,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const output of [child.stdout, child.stderr])
    output.setEncoding("utf8").on("data", (piece: string) => {
      printed += piece;
    });
  // The command exits before the demo, which writes its output until then.
  const closed = once(child, "close");
  const untilPrinted = async (text: string, times = 1) => {
    while (printed.split(text).length <= times) {
      const next = once(child.stdout, "data").then(() => false);
      if (await Promise.race([next, closed.then(() => true)]))
        throw new Error(`The command ended before it printed \`${text}\`:\n${printed}`);
    }
  };
  const stop = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGINT");
    await closed;
    await rm(clone, { recursive: true, force: true });
  };
  return { clone, begun, untilPrinted, stop };
}
