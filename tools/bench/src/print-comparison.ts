import type { Change, Comparison } from "./compare-runs.ts";
import { whenMeasured, type BenchRun, type Figure } from "./figure.ts";
import { show } from "./group-figures.ts";

/** Says what changed by more than a tenth since the last committed run. */
export function printComparison(
  { regressions, improvements, missing }: Comparison,
  before: BenchRun,
): void {
  console.log("\nCompared with the last committed figures:");
  for (const suite of Object.keys(before.suites))
    console.log(`  ${suite}: ${whenMeasured(before, suite)}`);
  printChanges("slower or larger by more than 10 %", regressions);
  printChanges("faster or smaller by more than 10 %", improvements);
  if (missing.length > 0) console.log(`  not measured now: ${missing.map(nameOf).join("; ")}`);
}

function printChanges(title: string, changes: readonly Change[]): void {
  console.log(`  ${title}: ${changes.length === 0 ? "none" : ""}`);
  for (const { figure, before, now, worse } of changes)
    console.log(
      `    ${nameOf(figure)}: ${show(before)} → ${show(now)} (${Math.round(Math.abs(worse) * 100)} %)`,
    );
}

function nameOf({ suite, scenario, candidate, at, unit }: Figure): string {
  const place = at ? ` at ${at.x.toLocaleString("en")} ${at.unit}` : "";
  return `${suite}, ${scenario}, ${candidate}${place} (${unit})`;
}
