// Measures how long a newcomer waits for the first command: from a clone of the last commit in an empty folder until
// the demo runs. Packages that were installed before come from pnpm's store.
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { quantile } from "@document-export/bench/processes";
import { runInClone } from "./run-in-clone.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });

const times: number[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) {
  const { begun, untilPrinted, stop } = await runInClone(["start", "--port", "0"]);
  await untilPrinted("Document Export is running");
  times.push((performance.now() - begun) / 1000);
  await stop();
}
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
