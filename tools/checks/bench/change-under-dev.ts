// Measures how long a contributor waits under `pnpm dev`: from a change of a source file until the service runs again.
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { quantile } from "@document-export/bench/processes";
import { runInClone } from "./run-in-clone.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
const RUNNING = "Document Export is running";
const CHANGES = [
  ["a change in the service", "packages/service/src/http/readiness.ts"],
  ["a change in the converter, which is built first", "packages/convert/src/index.ts"],
] as const;
/** Time in milliseconds between a start and the next change: nobody saves a file sooner. */
const PAUSE = 5_000;

const { clone, untilPrinted, stop } = await runInClone(["dev"]);
let starts = 1;
await untilPrinted(RUNNING);
const figures = [];
for (const [candidate, file] of CHANGES) {
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await setTimeout(PAUSE);
    const begun = performance.now();
    await appendFile(join(clone, file), `\n// Change ${round}.\n`);
    starts += 1;
    await untilPrinted(RUNNING, starts);
    times.push((performance.now() - begun) / 1000);
  }
  const value = quantile(times, 0.5);
  console.log(`${candidate}: ${value.toFixed(1)} s (${times.map((each) => each.toFixed(1))})`);
  figures.push({ candidate, value });
}
await stop();
recordFigures(
  "checks",
  figures.map((figure) => ({
    ...figure,
    scenario: "Until the service runs again under `pnpm dev`",
    unit: "s",
    better: "less",
    own: true,
  })),
);
