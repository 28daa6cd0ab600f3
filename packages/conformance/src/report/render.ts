import { describeBasis } from "../findings/basis.js";
import type { Finding } from "../findings/finding.js";
import type { Created } from "./ledger.js";
import { type Report, type RuleResult, type Verdict, VERDICTS } from "./report.js";
import type { Style } from "./style.js";

const MARKS = {
  passed: (style: Style) => style.green("✓"),
  failed: (style: Style) => style.red("✗"),
  "not exercised": (style: Style) => style.yellow("–"),
  undecidable: (style: Style) => style.yellow("?"),
} as const satisfies Record<Verdict, (style: Style) => string>;

/**
 * Renders a report as text: one line per rule with its findings below it, one line for all rules
 * that were not exercised for one reason, what was created, and a summary at the end.
 */
export function renderTerminal(report: Report, style: Style): string {
  const isGrouped = ({ verdict }: RuleResult): boolean => verdict === "not exercised";
  const rules = report.rules.filter((rule) => !isGrouped(rule));
  return [
    ...rules.flatMap((rule) => renderRule(rule, style)),
    ...renderNotExercised(report.rules.filter(isGrouped), style),
    "",
    ...renderCreated(report.created),
    ...(report.stopped === undefined ? [] : [`The run ended early: ${printable(report.stopped)}`]),
    summary(report),
    "",
  ].join("\n");
}

function renderRule(rule: RuleResult, style: Style): string[] {
  const extent = rule.verdict === "undecidable" ? "undecidable" : "in part";
  const reason =
    rule.reason === undefined ? "" : style.dim(` (${extent}: ${printable(rule.reason)})`);
  const waived = rule.waived.length === 0 ? "" : style.dim(` (${rule.waived.length} waived)`);
  const warning = rule.verdict === "failed" && rule.severity === "warning" ? " (warning)" : "";
  const line = `${MARKS[rule.verdict](style)} ${rule.id}${warning}${waived}${reason}`;
  return [line, ...rule.findings.flatMap((finding) => renderFinding(finding, style))];
}

function renderNotExercised(rules: readonly RuleResult[], style: Style): string[] {
  const byReason = Map.groupBy(rules, ({ reason = "" }) => reason);
  return [...byReason].map(([reason, group]) => {
    const ids = group.map(({ id }) => id).join(", ");
    return `${MARKS["not exercised"](style)} ${ids}${style.dim(` (not exercised: ${printable(reason)})`)}`;
  });
}

function renderFinding(finding: Finding, style: Style): string[] {
  const waiver =
    "decision" in finding.basis && finding.waivable ? `, --waive ${finding.basis.decision}` : "";
  const count = finding.count > 1 ? ` (${finding.count} times)` : "";
  const response = finding.status === undefined ? [] : [`response: ${responseLine(finding)}`];
  const contract = finding.pointer === undefined ? [] : [`contract: ${finding.pointer}`];
  const basis = `basis: ${describeBasis(finding.basis)}${waiver}`;
  return [
    `    ${printable(finding.message)}${count}`,
    ...[basis, ...contract, ...response, finding.curl].map((line) => `      ${style.dim(line)}`),
  ];
}

function responseLine({ status, excerpt = "" }: Finding): string {
  return `${status} ${printable(excerpt).slice(0, 160)}`.trim();
}

/** A target must not control the terminal of the checker. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
}

const MAX_IDS = 20;

function renderCreated(created: readonly Created[]): string[] {
  return [...Map.groupBy(created, ({ operation }) => operation)].map(([operation, group]) => {
    const ids = group.slice(0, MAX_IDS).map(({ id }) => printable(String(id ?? "without id")));
    const rest = group.length > MAX_IDS ? ` and ${group.length - MAX_IDS} more` : "";
    return `Created by ${operation}, and still there: ${ids.join(", ")}${rest}`;
  });
}

function summary({ rules, requests, milliseconds, seed }: Report): string {
  const count = (verdict: Verdict): number =>
    rules.filter((rule) => rule.verdict === verdict).length;
  const isShown = (verdict: Verdict): boolean => verdict !== "undecidable" || count(verdict) > 0;
  const verdicts = VERDICTS.filter(isShown).map((verdict) => `${count(verdict)} ${verdict}`);
  return `${verdicts.join(", ")}; ${requests} requests in ${(milliseconds / 1_000).toFixed(1)} s; seed ${seed}`;
}

/** Returns a report as JSON, indented by two, with a newline at its end. */
export function renderJson(report: Report): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
