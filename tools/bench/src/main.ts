// Runs the benchmarks of all packages one after the other, and compares the figures with the last committed run.
import { parseArgs } from "node:util";
import { compareRuns, faultsOf } from "./compare-runs.ts";
import { describeComparison } from "./describe-comparison.ts";
import { readRun, RESULTS, writeRun } from "./results.ts";
import { runSuites, SUITES } from "./run-suites.ts";
import { writePage } from "./write-page.ts";

const HELP = `Usage: pnpm bench [options]

Runs the benchmarks of all packages one after the other, about 40 minutes in all, and compares the figures with the last
committed run. Run them on a machine that does nothing else.

  --only <package>  run only this suite; repeatable. The suites are ${SUITES.join(", ")}
  --check           print a row for each figure, and fail where one of ours is worse than the committed run
  --accept          write the run, its plots and its page; figures of suites that did not run stay
  --json            print the run as JSON
  --draw            draw the last committed run again, without measuring
  --help            print this help`;

const { values } = parseArgs({
  options: {
    help: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
    check: { type: "boolean", default: false },
    accept: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    draw: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit();
}
const unknown = values.only.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(", ")}. The suites are ${SUITES.join(", ")}.`);
  process.exit(2);
}

const before = await readRun();
if (values.draw) {
  if (before) await writePage(before, RESULTS);
  process.exit();
}
const suites = values.only.length > 0 ? values.only : SUITES;
const { failed, ...run } = await runSuites(suites, values.json);
if (values.json) console.log(JSON.stringify(run, undefined, 2));
if (before) {
  const same = ofSuites(before, suites);
  const rows = compareRuns(same, run);
  const text = `\n${describeComparison(rows, same, values.check).join("\n")}`;
  if (values.json) console.error(text);
  else console.log(text);
  if (values.check) failWhereWorse(faultsOf(rows).length);
}
if (values.accept) {
  const others = before?.figures.filter(({ suite }) => !suites.includes(suite)) ?? [];
  const whole = {
    suites: { ...before?.suites, ...run.suites },
    figures: [...others, ...run.figures].sort(bySuite),
  };
  await writeRun(whole);
  await writePage(whole, RESULTS);
}
if (failed.length > 0) {
  console.error(`These suites failed: ${failed.join(", ")}.`);
  process.exitCode = 1;
}

function failWhereWorse(count: number): void {
  if (count === 0) return;
  console.error(
    `${count} of this project's rows are worse than the committed run beyond their spread, or were not measured. ` +
      "Run again on a quiet machine; where that says the same, profile what changed, or commit the figures with --accept.",
  );
  process.exitCode = 1;
}

function ofSuites(run: NonNullable<typeof before>, names: readonly string[]) {
  const entries = Object.entries(run.suites).filter(([suite]) => names.includes(suite));
  const figures = run.figures.filter(({ suite }) => names.includes(suite));
  return { suites: Object.fromEntries(entries), figures };
}

function bySuite(left: { readonly suite: string }, right: { readonly suite: string }): number {
  return SUITES.indexOf(left.suite) - SUITES.indexOf(right.suite);
}
