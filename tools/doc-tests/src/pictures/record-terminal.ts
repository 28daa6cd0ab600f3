// Records a real run of `docexport` against a demo service with the timing of its output, for `terminal.svg`. Run it by
// hand, `node src/pictures/record-terminal.ts`: it needs `script` from util-linux, and IDs differ with every run.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { tmpdir } from "node:os";
import { ROOT } from "../documents.ts";
import { startDemo } from "../start-demo.ts";
import type { Recording } from "./terminal.ts";

const COLUMNS = 58;
const ROWS = 15;
const COMMANDS = [
  "docexport collections",
  "docexport export report.json --to 2 --format markdown \\\n    --wait",
  "docexport exports --newest-first",
];
/** Seconds to show a command before it runs, and its output before the next command. */
const PAUSE = 1.2;

const folder = await mkdtemp(join(tmpdir(), "recording-"));
const demo = await startDemo(folder);
await cp(join(ROOT, "packages/service/demo/quarterly-report.json"), join(folder, "report.json"));
const frames: [number, string][] = [];
for (const command of COMMANDS) {
  frames.push([PAUSE, `\u001B[32m$\u001B[39m ${command.replaceAll("\n", "\r\n")}\r\n`]);
  frames.push(...(await record(command)));
}
await demo.stop();
const recording: Recording = { columns: COLUMNS, rows: ROWS, frames };
const file = new URL("terminal-recording.json", import.meta.url);
await writeFile(file, `${JSON.stringify(recording, undefined, 2)}\n`);
await rm(folder, { recursive: true, force: true });

/** Returns the output of a command in a terminal, in pieces with the seconds before each. */
async function record(command: string): Promise<[number, string][]> {
  const [output, timing] = [join(folder, "output"), join(folder, "timing")];
  const PATH = [join(ROOT, "tools/doc-tests/node_modules/.bin"), process.env.PATH].join(delimiter);
  const inTerminal = `stty cols ${COLUMNS} rows ${ROWS}; ${command}`;
  // The service runs in this process, which must not block.
  const args = ["-qfec", inTerminal, "--log-out", output, "--log-timing", timing];
  const child = spawn("script", args, {
    cwd: folder,
    env: { ...process.env, ...demo.env, PATH, TERM: "xterm-256color", NODE_OPTIONS: "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(child, "close");
  const bytes = await readFile(output);
  // The first line is a header from `script`.
  let from = bytes.indexOf("\n") + 1;
  return (await readFile(timing, "utf8"))
    .trim()
    .split("\n")
    .map((line): [number, string] => {
      const [seconds = "0", size = "0"] = line.split(" ");
      const text = bytes.subarray(from, (from += Number(size))).toString("utf8");
      return [Number(seconds), text];
    });
}
