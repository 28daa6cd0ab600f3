// Measures how long a newcomer waits for the first command: from a clone of the last commit in an empty folder until
// the demo runs. Packages that were installed before come from pnpm's store.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { quantile } from "@document-export/bench/processes";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A newcomer's: pnpm tells the programs that it runs not to install anything. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name)),
);

const times: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) times.push(await startInClone());
const value = quantile(times, 0.5);
console.log(`The first command: ${value.toFixed(1)} s (${times.map((each) => each.toFixed(1))})`);
recordFigures("checks", [
  {
    scenario: "The first command in a fresh clone",
    candidate: "until the demo runs",
    value,
    unit: "s",
    better: "less",
    own: true,
  },
]);

async function startInClone(): Promise<number> {
  const clone = await mkdtemp(join(tmpdir(), "document-export-bench-"));
  execFileSync("git", ["clone", "--quiet", ROOT, clone]);
  const begun = performance.now();
  // The command runs in its own process group, which gets the signal that Ctrl+C would send.
  const child = spawn("npx", ["--yes", "pnpm@12", "start", "--port", "0"], {
    cwd: clone,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The command exits before the demo, which writes its output until then.
  const closed = once(child, "close");
  const isRunning = await untilPrinted(child.stdout, "Document Export is running");
  const seconds = (performance.now() - begun) / 1000;
  if (isRunning && child.pid !== undefined) process.kill(-child.pid, "SIGINT");
  await closed;
  await rm(clone, { recursive: true, force: true });
  if (!isRunning) throw new Error("The first command ended before the demo ran.");
  return seconds;
}

/** Continues to read in the background, because the program would otherwise block when it prints. */
async function untilPrinted(output: NodeJS.ReadableStream, text: string): Promise<boolean> {
  let printed = "";
  return new Promise((resolve) => {
    output.setEncoding("utf8");
    output.on("data", (piece: string) => {
      printed += piece;
      if (printed.includes(text)) resolve(true);
    });
    output.on("end", () => resolve(false));
  });
}
