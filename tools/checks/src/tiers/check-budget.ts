// `pnpm test:budget`: checks that the last run of the first tier was within its budget. Run it on a quiet machine.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { FileCost } from "@document-export/config/costs";
import { budgetFaults, budgetFor, suspects } from "./budget.ts";
import { openTime } from "./open-time.ts";
import { costsOf } from "./read-results.ts";

const REPORTER = fileURLToPath(import.meta.resolve("@document-export/config/costs"));
// The PATH of a script contains the root's programs by a relative path.
const VITEST = resolve("node_modules/.bin/vitest");
const costs = await costsOf("first");
const time = openTime();
console.log(`PGlite in memory opens in ${(time / 1000).toFixed(1)} s here.`);
const alone = suspects(costs, budgetFor(time).file).map(measureAlone);
const faults = budgetFaults(costs, alone, time);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Runs a file alone. Meanwhile, its costs replace those of its package. */
function measureAlone({ file, project }: FileCost): FileCost {
  const [, folder = "", path = ""] = /^((?:packages|tools)\/[^/]+|[^/]+)\/(.+)$/.exec(file) ?? [];
  const results = resolve(folder, "test-results/first-costs.json");
  const ofPackage = readFileSync(results);
  const args = ["run", path, `--reporter=${REPORTER}`, ...(project ? ["--project", project] : [])];
  const shell = process.platform === "win32";
  const { status, stdout } = spawnSync(VITEST, args, { cwd: folder, encoding: "utf8", shell });
  if (status !== 0) throw new Error(`${file} could not be measured alone: ${stdout}`);
  const [cost] = JSON.parse(readFileSync(results, "utf8")) as readonly [FileCost];
  writeFileSync(results, ofPackage);
  console.log(`${(cost.processorTime / 1000).toFixed(1)} s alone: ${file}`);
  return cost;
}
