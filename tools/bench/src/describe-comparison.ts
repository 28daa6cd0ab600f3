import type { Row, Verdict } from "./compare-runs.ts";
import { whenMeasured, type BenchRun, type Figure } from "./figure.ts";
import { show } from "./group-figures.ts";

const VERDICTS: readonly Verdict[] = ["worse", "better", "same", "other machine", "missing", "new"];

/** Describes the changes since the last committed run: a line for each row, or only for rows that differ. */
export function describeComparison(
  rows: readonly Row[],
  before: BenchRun,
  isWhole: boolean,
): readonly string[] {
  const shown = isWhole ? rows : rows.filter(({ verdict }) => verdict !== "same");
  const counts = VERDICTS.flatMap((verdict) => {
    const count = rows.filter((row) => row.verdict === verdict).length;
    return count > 0 ? `${count} ${verdict}` : [];
  });
  return [
    "Compared with the last committed figures:",
    ...Object.keys(before.suites).map((suite) => `  ${suite}: ${whenMeasured(before, suite)}`),
    ...shown.map((row) => `  ${row.verdict.padEnd(13)} ${nameOf(row.figure)}${changeOf(row)}`),
    `Rows: ${counts.join(", ")}.`,
  ];
}

function changeOf({ figure, before, now, change }: Row): string {
  if (before === undefined || now === undefined || change === undefined) return "";
  const percent = `${change > 0 ? "+" : ""}${Math.round(change * 100)} %`;
  return `: ${show(before)} → ${show(now)} (${percent}; ${figure.better} is better)`;
}

function nameOf({ suite, scenario, candidate, at, unit }: Figure): string {
  const place = at ? ` at ${at.x.toLocaleString("en")} ${at.unit}` : "";
  return `${suite}, ${scenario}, ${candidate}${place} (${unit})`;
}
