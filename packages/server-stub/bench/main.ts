// Measures the stub against bare node:http and its peers, on other runtimes, and by size. The code is compiled first,
// because a process that loads TypeScript has a heap twice as large for the garbage collector to mark.
//   --long           measures more
//   --json           prints data
//   --only <part>    one of: compared, runtimes, curves, memory, validate; repeatable
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { recordFigures } from "@document-export/bench";
import { measureMemory } from "./measure-memory.ts";
import { measure, type Effort, type Row } from "./measure.ts";
import { CPU_TIME, recordRows } from "./record-rows.ts";
import { listScenario, uploadScenario } from "./scenarios/compared.ts";
import { curves, type Curve } from "./scenarios/curves.ts";
import { runtimeScenarios } from "./scenarios/runtimes.ts";
import type { Scenario } from "./scenarios/scenario.ts";
import { showCurve, showMemory, showRows } from "./show.ts";

const { values } = parseArgs({
  options: {
    long: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
  },
});
const effort: Effort = values.long ? { starts: 6, rounds: 12 } : { starts: 2, rounds: 8 };
const curveEffort: Effort = values.long ? { starts: 3, rounds: 8 } : { starts: 1, rounds: 4 };
const measured: Record<string, unknown> = {};

async function compare(scenario: Scenario): Promise<void> {
  const rows = await measure(scenario, effort);
  recordRows(scenario.title, rows, CPU_TIME);
  measured[scenario.title] = rows;
  if (!values.json) showRows(scenario.title, rows);
}

async function follow({ title, unit, sizes, at, measureAt }: Curve): Promise<void> {
  const points: { x: number; rows: readonly Row[] }[] = [];
  for (const x of sizes) {
    const rows = await measure(at(x), curveEffort);
    recordRows(title, rows, measureAt(x), { x, unit });
    points.push({ x, rows });
  }
  measured[title] = points;
  if (!values.json) showCurve(`${title} (${unit})`, points);
}

async function holdMemory(): Promise<void> {
  const memory = await measureMemory();
  const figures = memory.map(({ name, grown }) => ({
    scenario: "Memory of 20 uploads of 30 MiB at once",
    candidate: name,
    value: grown,
    unit: "MiB",
    better: "less" as const,
    own: name.includes("stub"),
  }));
  recordFigures("server-stub", figures);
  measured["memory"] = memory;
  if (!values.json) showMemory(memory);
}

function validate(): void {
  if (values.json) return;
  const file = fileURLToPath(new URL("../bench-dist/validate.js", import.meta.url));
  spawnSync(process.execPath, [file], { stdio: "inherit" });
}

const PARTS: Readonly<Record<string, () => Promise<void> | void>> = {
  compared: async () => {
    for (const scenario of [listScenario, uploadScenario]) await compare(scenario);
  },
  runtimes: async () => {
    for (const scenario of runtimeScenarios) await compare(scenario);
  },
  curves: async () => {
    for (const curve of curves) await follow(curve);
  },
  memory: holdMemory,
  validate,
};

const parts = values.only.length > 0 ? values.only : Object.keys(PARTS);
const unknown = parts.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(", ")}. The parts are ${Object.keys(PARTS).join(", ")}.`,
  );
  process.exit(2);
}
for (const part of parts) await PARTS[part]?.();
if (values.json) console.log(JSON.stringify(measured, undefined, 2));
else console.log("\nRatios are to the first row, of the same round; more is better.\n");
