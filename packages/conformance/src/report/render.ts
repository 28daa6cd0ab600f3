import { describeBasis } from "../findings/basis.js";
import type { Finding } from "../findings/finding.js";
import type { Report, RuleResult, Verdict } from "./report.js";
import type { Style } from "./style.js";

const MARKS = {
  passed: (style: Style) => style.green("✓"),
  failed: (style: Style) => style.red("✗"),
  "not exercised": (style: Style) => style.yellow("–"),
} as const satisfies Record<Verdict, (style: Style) => string>;

/** Renders a report as text: one line per rule with its findings below it, and a summary at the end. */
export function renderTerminal(report: Report, style: Style): string {
  const rules = report.rules.flatMap((rule) => renderRule(rule, style));
  return [...rules, "", summary(report), ""].join("\n");
}

function renderRule(rule: RuleResult, style: Style): string[] {
  const extent = rule.verdict === "not exercised" ? "not exercised" : "in part";
  const reason =
    rule.reason === undefined ? "" : style.dim(` (${extent}: ${printable(rule.reason)})`);
  const waived = rule.waived.length === 0 ? "" : style.dim(` (${rule.waived.length} waived)`);
  const line = `${MARKS[rule.verdict](style)} ${rule.id}${waived}${reason}`;
  return [line, ...rule.findings.flatMap((finding) => renderFinding(finding, style))];
}

function renderFinding(finding: Finding, style: Style): string[] {
  const waiver =
    "decision" in finding.basis && finding.waivable ? `, --waive ${finding.basis.decision}` : "";
  const count = finding.count > 1 ? ` (${finding.count} times)` : "";
  const response = finding.status === undefined ? [] : [`response: ${responseLine(finding)}`];
  return [
    `    ${printable(finding.message)}${count}`,
    ...[`basis: ${describeBasis(finding.basis)}${waiver}`, ...response, finding.curl].map(
      (line) => `      ${style.dim(line)}`,
    ),
  ];
}

function responseLine({ status, excerpt = "" }: Finding): string {
  return `${status} ${printable(excerpt).slice(0, 160)}`.trim();
}

/** A target must not control the terminal of the checker. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
}

function summary({ rules, requests, milliseconds, seed }: Report): string {
  const count = (verdict: Verdict): number =>
    rules.filter((rule) => rule.verdict === verdict).length;
  const verdicts = `${count("passed")} passed, ${count("failed")} failed, ${count("not exercised")} not exercised`;
  return `${verdicts}; ${requests} requests in ${(milliseconds / 1_000).toFixed(1)} s; seed ${seed}`;
}

/** Returns a report as JSON, indented by two, with a newline at its end. */
export function renderJson(report: Report): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
