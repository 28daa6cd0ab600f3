import type { Finding } from "../findings/finding.js";
import type { RuleResult } from "../report/report.js";
import { canFail } from "../report/report.js";
import { createStyle } from "../report/style.js";
import { renderFinding } from "../report/terminal/render-terminal.js";
import { TOOL } from "../report/tool.js";
import type { ConformanceOptions } from "./conformance-run.js";

/** Maximum number of findings in a failed test; a rule may have hundreds. */
const MAX_SHOWN = 5;

/** Returns the message of a failed test: the findings of the rule, and how to replay them. */
export function describeFailure(
  { findings }: Pick<RuleResult, "findings">,
  {
    baseline,
    reports = [],
    isStrict,
  }: Pick<ConformanceOptions, "baseline" | "reports" | "isStrict">,
): string | undefined {
  const known = new Set(baseline?.rules.flatMap((rule) => rule.findings.map(({ id }) => id)));
  const failing = findings.filter(({ id, level }) => canFail(level, isStrict) && !known.has(id));
  const [first] = failing;
  if (!first) return undefined;
  const rest = failing.length - MAX_SHOWN;
  return [
    ...failing.slice(0, MAX_SHOWN).flatMap(linesOf),
    ...(rest > 0 ? [`And ${rest} more findings.`] : []),
    "",
    replayLine(first, reports),
    `How to fix it: npx ${TOOL.packageName} explain ${first.rule}`,
  ].join("\n");
}

function linesOf(finding: Finding): readonly string[] {
  const lines = renderFinding(finding, { style: createStyle(false) });
  return lines.map((line) => line.replace(/^ {4}/, ""));
}

function replayLine({ id }: Finding, reports: ConformanceOptions["reports"] = []): string {
  const json = reports.find(({ format }) => format === "json");
  if (json) return `Replay it: npx ${TOOL.packageName} replay ${json.file} ${id}`;
  return `To replay it, pass \`reports: [{ format: "json", file: "conformance.json" }]\`, then: npx ${TOOL.packageName} replay conformance.json ${id}`;
}
