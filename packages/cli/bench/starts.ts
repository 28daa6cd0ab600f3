// How long the command takes from its start to its end, beside an empty program of Node: its help, and a report of 75 KB
// converted to Markdown. `--rounds` says how often.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { measureProcesses } from "@document-export/bench/processes";

const REPORT = new URL("../../service/demo/quarterly-report.json", import.meta.url);
const BYTES = 75_000;
const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const { values } = parseArgs({ options: { rounds: { type: "string", default: "21" } } });

const cwd = mkdtempSync(join(tmpdir(), "document-export-bench-"));
writeFileSync(join(cwd, "report.json"), reportOf(BYTES));
const figures = measureProcesses(
  [
    { name: "node -e 0", args: ["-e", "0"] },
    { name: "docexport --help", args: [MAIN, "--help"], own: true },
    {
      name: "docexport convert report.json",
      args: [MAIN, "convert", "report.json", "-o", "report.md"],
      own: true,
    },
  ].map((program) => ({ ...program, cwd })),
  Number(values.rounds),
);
rmSync(cwd, { recursive: true });
recordFigures(
  "cli",
  figures.map((figure) => ({
    ...figure,
    scenario: "A command, from its start to its end",
    unit: "ms",
    better: "less",
  })),
);
console.table(figures);

/** Returns the report of the demo, cut to about `bytes` bytes of JSON. */
function reportOf(bytes: number): string {
  const report = JSON.parse(readFileSync(REPORT, "utf8")) as { body: { content: unknown[] } };
  const { content } = report.body;
  while (JSON.stringify(report).length > bytes) content.pop();
  return JSON.stringify(report);
}
