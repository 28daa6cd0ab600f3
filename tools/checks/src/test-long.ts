// Runs the tests that CI runs with few cases at their full count: `pnpm test:long [--seed <n>] [--resume] [part …]`.
// Exits with 1 if a part failed; the other parts still run.
import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parts, type Part } from "./long/parts.ts";
import { planRun } from "./long/plan-run.ts";
import { readRunState, writeRunState } from "./long/run-state.ts";

const STATE = ".test-long.json";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string" },
    resume: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
  },
});

if (values.list) for (const { name, package: folder } of parts) console.log(`${name} (${folder})`);
else runAll();

function runAll(): void {
  const seed = values.seed === undefined ? {} : { seed: parseSeed(values.seed) };
  const request = { ...seed, resume: values.resume, parts: positionals };
  const plan = planRun(parts, request, readRunState(STATE));
  let { state } = plan;
  const failed: string[] = [];
  writeRunState(STATE, state);
  console.log(`Seed ${state.seed}; ${plan.parts.length} of ${parts.length} parts to run.`);
  for (const [index, part] of plan.parts.entries()) {
    const missing = part.needs !== undefined && !process.env[part.needs];
    const at = `[${index + 1}/${plan.parts.length}] ${part.name}`;
    if (missing) console.log(`${at}: SKIPPED, set ${part.needs} to run it.`);
    else if (runPart(at, part, state.seed)) {
      state = { ...state, passed: [...state.passed, part.name] };
      writeRunState(STATE, state);
    } else failed.push(part.name);
  }
  if (failed.length === 0) return;
  console.error(
    `Failed with seed ${state.seed}: ${failed.join(", ")}. \`--resume\` runs the rest.`,
  );
  process.exitCode = 1;
}

/** Runs one part and streams its output. Returns true if it passed. */
function runPart(at: string, part: Part, seed: number): boolean {
  const [program, ...args] = part.command;
  const environment = {
    ...part.environment,
    DOCUMENT_EXPORT_SEED: String(seed),
    FUZZ_SEED: String(seed),
  };
  const shown = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  console.log(`${at}: ${[...shown, ...part.command].join(" ")} (in ${part.package})`);
  const started = performance.now();
  const PATH = [resolve(part.package, "node_modules/.bin"), resolve("node_modules/.bin")]
    .concat(process.env.PATH ?? "")
    .join(delimiter);
  const { status, error } = spawnSync(program, args, {
    cwd: part.package,
    env: { ...process.env, ...environment, PATH },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (error) console.error(error.message);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`${at}: ${status === 0 ? "passed" : "FAILED"} after ${minutes} minutes`);
  return status === 0;
}

function parseSeed(text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  throw new Error(`Expected \`--seed\` to be a whole number, got \`${text}\`.`);
}
