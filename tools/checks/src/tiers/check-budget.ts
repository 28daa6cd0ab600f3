// `pnpm test:budget`: whether the first tier of the tests, as it ran last, is still cheap. On a quiet machine.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FileCost } from "@document-export/config/costs";
import { budgetFaults, budgetFor, suspects } from "./budget.ts";
import { openTime } from "./open-time.ts";
import { costsOf } from "./read-results.ts";

const REPORTER = fileURLToPath(import.meta.resolve("@document-export/config/costs"));
const costs = await costsOf("first");
const time = openTime();
console.log(`PGlite in memory opens in ${(time / 1000).toFixed(1)} s here.`);
const alone = suspects(costs, budgetFor(time).file).map(measureAlone);
const faults = budgetFaults(costs, alone, time);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function measureAlone({ file, project }: FileCost): FileCost {
  const [, folder = "", path = ""] = /^((?:packages|tools)\/[^/]+|[^/]+)\/(.+)$/.exec(file) ?? [];
  const args = ["run", path, `--reporter=${REPORTER}`];
  const { stdout, stderr } = spawnSync("vitest", project ? [...args, "--project", project] : args, {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const [line = ""] = /^\[\{"file".*$/m.exec(stdout) ?? [];
  if (!line) throw new Error(`${file} could not be measured alone: ${stdout}${stderr}`);
  const [cost] = JSON.parse(line) as readonly [FileCost];
  return cost;
}
