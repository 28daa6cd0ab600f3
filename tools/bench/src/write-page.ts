import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { whenMeasured, type BenchRun } from "./figure.ts";
import { drawRun, type Plot } from "./draw-run.ts";
import { show } from "./group-figures.ts";

/** Writes the plots, and a page with the plots and the figures as tables. */
export async function writePage(run: BenchRun, folder: string): Promise<void> {
  const plots = drawRun(run);
  await rm(join(folder, "plots"), { recursive: true, force: true });
  await mkdir(join(folder, "plots"), { recursive: true });
  for (const { name, svg } of plots) await writeFile(join(folder, "plots", name), svg);
  await writeFile(join(folder, "README.md"), pageOf(run, plots));
}

function pageOf(run: BenchRun, plots: readonly Plot[]): string {
  const suites = Map.groupBy(plots, ({ group }) => group.suite);
  const sections = [...suites].map(
    ([suite, members]) =>
      `## ${suite}\n\nMeasured: ${whenMeasured(run, suite)}.\n\n${members.map(sectionOf).join("\n\n")}`,
  );
  return `<!-- Written by \`pnpm bench --accept\`. -->

# Benchmarks

Everything that \`pnpm bench\` measures. Each suite was measured on the day and the machine that it names. Compare candidates, which took turns in one run; the absolute figures are those of one machine. Ratios are to the first candidate of a table, and half of the rounds lie in the spread.

${sections.join("\n\n")}
`;
}

function sectionOf({ group, name }: Plot): string {
  const rows = group.figures.map(({ candidate, at, value, ratio, spread }) => [
    at ? `${candidate}, ${at.x.toLocaleString("en")} ${at.unit}` : candidate,
    show(value),
    ratio === undefined ? "" : ratio.toFixed(2),
    spread ? spread.map((each) => each.toFixed(2)).join("–") : "",
  ]);
  const table = [
    ["candidate", `${group.unit}, ${group.better} is better`, "ratio", "spread"],
    ["---", "---:", "---:", "---"],
    ...rows,
  ];
  const lines = table.map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`,
  );
  return `### ${group.scenario} (${group.unit})\n\n![${group.scenario}, in ${group.unit}](plots/${name})\n\n${lines.join("\n")}`;
}
