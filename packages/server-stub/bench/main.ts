// What the stub costs beside bare node:http and beside its peers; compiled first, since a process that loads TypeScript
// has twice the heap to mark. `--long` measures more, `--json` prints data.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { measureMemory, type MemoryRow } from "./measure-memory.ts";
import { measure, type Effort, type Row } from "./measure.ts";
import { listScenario, uploadScenario } from "./scenarios.ts";
import { table } from "./table.ts";

const { values } = parseArgs({
  options: { long: { type: "boolean", default: false }, json: { type: "boolean", default: false } },
});
const effort: Effort = values.long ? { starts: 6, rounds: 12 } : { starts: 2, rounds: 8 };

const round = (value: number) => value.toLocaleString("en", { maximumFractionDigits: 0 });
const showRows = (title: string, rows: readonly Row[]) => {
  const head = [title, "req/s", "ratio", "CPU µs", "ratio", "spread"];
  const cells = rows.map(({ name, rate, rateRatio, cpu, cpuRatio, spread: [low, high] }) => [
    name,
    round(rate),
    rateRatio.toFixed(2),
    round(cpu),
    cpuRatio.toFixed(2),
    `${low.toFixed(2)}-${high.toFixed(2)}`,
  ]);
  console.log(`\n${table([head, ...cells])}`);
};
const showMemory = (rows: readonly MemoryRow[]) => {
  const cells = rows.map(({ name, grown, ratio }) => [name, round(grown), ratio.toFixed(2)]);
  console.log(`\n${table([["20 uploads of 30 MiB at once", "MiB", "of sent"], ...cells])}`);
};

const recordRows = (scenario: string, rows: readonly Row[]) =>
  recordFigures(
    "server-stub",
    rows.map(({ name, cpu, cpuRatio, spread: [low, high] }) => ({
      scenario,
      candidate: name,
      value: cpu,
      unit: "µs of CPU",
      better: "less",
      own: name.startsWith("server stub"),
      ratio: 1 / cpuRatio,
      spread: [1 / high, 1 / low],
    })),
  );

const list = await measure(listScenario, effort);
recordRows(listScenario.title, list);
if (!values.json) showRows(listScenario.title, list);
const upload = await measure(uploadScenario, effort);
recordRows(uploadScenario.title, upload);
if (!values.json) showRows(uploadScenario.title, upload);
const memory = await measureMemory();
recordFigures(
  "server-stub",
  memory.map(({ name, grown }) => ({
    scenario: "Memory of 20 uploads of 30 MiB at once",
    candidate: name,
    value: grown,
    unit: "MiB",
    better: "less",
    own: name.includes("stub"),
  })),
);
if (values.json) console.log(JSON.stringify({ list, upload, memory }, undefined, 2));
else {
  showMemory(memory);
  console.log("\nRatios are to the first row, of the same round; more is better.\n");
  const validate = fileURLToPath(new URL("../bench-dist/validate.js", import.meta.url));
  spawnSync(process.execPath, [validate], { stdio: "inherit" });
}
