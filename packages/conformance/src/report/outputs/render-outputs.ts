import { isFailure, type AnyReport, VERDICTS } from "../report.js";

/**
 * Renders the counts of a report as `name=number` lines, which GitHub Actions reads as step outputs. They contain
 * nothing from the target.
 */
export function renderOutputs(report: AnyReport): string {
  const { rules } = report;
  const found = rules.flatMap(({ findings }) => findings);
  const counts = VERDICTS.map((verdict) => {
    const count = rules.filter((rule) => rule.verdict === verdict).length;
    return `${verdict.replaceAll(" ", "-")}=${count}\n`;
  });
  const failing = found.filter((finding) => isFailure(report, finding)).length;
  return `${counts.join("")}findings=${failing}\n`;
}
