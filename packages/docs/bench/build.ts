// How long the site takes to be built, after everything that it documents.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { measureProcesses } from "@document-export/bench/processes";

const MAIN = fileURLToPath(new URL("../src/build/main.ts", import.meta.url));
const { values } = parseArgs({ options: { rounds: { type: "string", default: "2" } } });

const cwd = fileURLToPath(new URL("..", import.meta.url));
const program = { name: "all pages, with search", args: [MAIN], cwd, own: true };
for (const { candidate, value } of measureProcesses([program], Number(values.rounds))) {
  console.log(`${candidate}: ${(value / 1000).toFixed(1)} s`);
  recordFigures("docs", [
    {
      scenario: "Building the site",
      candidate,
      value: value / 1000,
      unit: "s",
      better: "less",
      own: true,
    },
  ]);
}
