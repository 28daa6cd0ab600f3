import { isFailure, type AnyReport, VERDICTS } from "../report.js";

/**
 * Renders the counts of a report as lines of a name and a number, which GitHub Actions takes as outputs of a
 * step. Nothing of the target is in them.
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
