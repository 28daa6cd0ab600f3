import { describeBasis } from "../../findings/basis.js";
import type { Finding } from "../../findings/finding.js";
import { describeSubject, type WaiverResult } from "../../findings/waiver.js";
import { byLevel } from "../by-level.js";
import { describeFamilies } from "../family-counts.js";
import type { Created } from "../ledger.js";
import { printable } from "../printable.js";
import {
  type Allowance,
  type AnyReport,
  failuresOf,
  reasonsOfPartial,
  type RuleResult,
  type Verdict,
  VERDICTS,
} from "../report.js";
import type { Style } from "../style.js";
import { wrap } from "./wrap.js";

/** Rendering options for a terminal. */
export interface Terminal {
  readonly style: Style;
  /** Number of columns to wrap messages to; without it, messages are not wrapped. */
  readonly width?: number;
  /** Ids of the findings of the baseline. */
  readonly known?: ReadonlySet<string>;
  /** What may be missing from a run that still proves enough. @default nothing */
  readonly allowed?: Allowance;
}

const MARKS = {
  passed: (style: Style) => style.green("✓"),
  failed: (style: Style) => style.red("✗"),
  "not exercised": (style: Style) => style.yellow("–"),
  undecidable: (style: Style) => style.yellow("?"),
} as const satisfies Record<Verdict, (style: Style) => string>;

/**
 * Renders a report as text: one line per rule with its findings below it, one line for all rules that were not
 * exercised for the same reason, the created resources, and a summary at the end.
 */
export function renderTerminal(report: AnyReport, style: Style): string {
  const known = new Set(report.baseline?.known);
  const rules = report.rules.map((rule) => renderRule(rule, { style, known }));
  return rules.join("") + renderEnd(report, { style, known });
}

/**
 * Renders a rule as soon as it has finished. Rules that were not exercised and findings of the level `strict` are left
 * for the end, since more serious results come first.
 */
export function renderRule(rule: RuleResult, terminal: Terminal): string {
  if (rule.verdict === "not exercised" || isStrictlyFailed(rule)) return "";
  return renderEnded(rule, terminal);
}

function isStrictlyFailed({ verdict, findings }: RuleResult): boolean {
  return verdict === "failed" && findings.every(({ level }) => level === "strict");
}

function renderEnded(rule: RuleResult, terminal: Terminal): string {
  const { style } = terminal;
  const extent = rule.verdict === "undecidable" ? "undecidable" : "in part";
  const reason =
    rule.reason === undefined ? "" : style.dim(` (${extent}: ${printable(rule.reason)})`);
  const waived = rule.waived.length === 0 ? "" : style.dim(` (${rule.waived.length} waived)`);
  const [worst] = byLevel(rule.findings);
  const level = worst ? ` (${worst.level})` : "";
  const line = `${MARKS[rule.verdict](style)} ${rule.id}${level}${waived}${reason}`;
  const findings = byLevel(rule.findings).flatMap((finding) =>
    renderFinding(finding, terminal, worst?.level),
  );
  return [line, ...findings, ""].join("\n");
}

/** Renders the part below the rules: rules that were not exercised, waivers, baseline, summary. */
export function renderEnd(report: AnyReport, terminal: Terminal): string {
  const { style, allowed } = terminal;
  const { stopped, rules } = report;
  // If no rule has a verdict, why is all that there is to say.
  if (stopped !== undefined && rules.every(({ verdict }) => verdict === "not exercised"))
    return [`The run ended early: ${printable(stopped)}`, summary(report), ""].join("\n");
  return [
    ...renderStrict(report, terminal),
    ...renderNotExercised(report, style),
    "",
    ...renderCreated(report.created),
    ...report.waivers.flatMap(renderWaiver),
    ...renderBaseline(report),
    ...(report.stopped === undefined ? [] : [`The run ended early: ${printable(report.stopped)}`]),
    ...(report.traffic ? [] : describeFamilies(report)),
    summary(report),
    ...(report.traffic ? [] : renderPartial(report, allowed)),
    "",
  ].join("\n");
}

/** Renders the findings of the level `strict`, on one line unless they fail the run. */
function renderStrict({ rules, isStrict }: AnyReport, terminal: Terminal): string[] {
  const failed = rules.filter(isStrictlyFailed);
  if (failed.length === 0) return [];
  if (isStrict) return failed.map((rule) => renderEnded(rule, terminal).trimEnd());
  const count = failed.reduce((sum, { findings }) => sum + findings.length, 0);
  const ids = failed.map(({ id }) => id).join(", ");
  const { style } = terminal;
  return [
    `${style.yellow("!")} ${count} strict ${count === 1 ? "finding" : "findings"} of ${ids}${style.dim(" (they fail the run only with --strict, which lists them)")}`,
  ];
}

/** Explains why a run without failures is still not a success. */
function renderPartial(report: AnyReport, allowed: Allowance | undefined): string[] {
  if (failuresOf(report).length > 0) return [];
  return reasonsOfPartial(report, allowed).map((reason) => `Proves little: ${printable(reason)}`);
}

function renderNotExercised({ rules, stopped }: AnyReport, style: Style): string[] {
  const idle = rules.filter(({ verdict }) => verdict === "not exercised");
  const byReason = Map.groupBy(idle, ({ reason = "" }) => reason);
  return [...byReason].map(([reason, group]) => {
    // The reason comes below, and the ids of most rules say nothing about it.
    if (reason === stopped)
      return `${MARKS["not exercised"](style)} ${group.length} of ${rules.length} rules${style.dim(" (not exercised: the run ended early)")}`;
    const ids = group.map(({ id }) => id).join(", ");
    return `${MARKS["not exercised"](style)} ${ids}${style.dim(` (not exercised: ${printable(reason)})`)}`;
  });
}

/** Renders a finding, indented below the line of its rule, with its level if it is not that of the line. */
export function renderFinding(
  finding: Finding,
  { style, width, known }: Terminal,
  level = finding.level,
): string[] {
  const waiver =
    "decision" in finding.basis && finding.waivable ? `, --waive ${finding.basis.decision}` : "";
  const count = finding.count > 1 ? ` (${finding.count} times)` : "";
  const own = finding.level === level ? "" : ` (${finding.level})`;
  const isKnown = known?.has(finding.id) ? " (in the baseline)" : "";
  const response = finding.status === undefined ? [] : [`response: ${responseLine(finding)}`];
  const contract = finding.pointer === undefined ? [] : [`contract: ${finding.pointer}`];
  const facts = [`basis: ${describeBasis(finding.basis)}${waiver}`, ...contract, ...response];
  const indented = (line: string): readonly string[] => wrap(`      ${line}`, width);
  return [
    ...wrap(`    ${printable(finding.message)}${own}${count}${isKnown}`, width),
    ...[...facts.flatMap(indented), `      ${finding.curl}`].map((line) => style.dim(line)),
    style.dim(`      id: ${finding.id}`),
  ];
}

function responseLine({ status, excerpt = "" }: Finding): string {
  return `${status} ${printable(excerpt).slice(0, 160)}`.trim();
}

const MAX_IDS = 20;

function renderCreated(created: readonly Created[]): string[] {
  return [...Map.groupBy(created, ({ operation }) => operation)].map(([operation, group]) => {
    const ids = group.slice(0, MAX_IDS).map(({ id }) => printable(String(id ?? "without id")));
    const rest = group.length > MAX_IDS ? ` and ${group.length - MAX_IDS} more` : "";
    return `Created by ${operation}, and not removed: ${ids.join(", ")}${rest}`;
  });
}

function renderWaiver(waiver: WaiverResult): string[] {
  const subject = `The waiver of ${printable(describeSubject(waiver))}`;
  if (waiver.state === "unused") return [`${subject} is unused: delete it.`];
  if (waiver.state === "expired")
    return [`${subject} has expired on ${waiver.until}: fix what it covers, or renew it.`];
  if (waiver.state === "refused")
    return [`${subject} has no effect: it rests on a fact, which cannot be waived.`];
  return [];
}

const MAX_GONE = 20;

function renderBaseline({ baseline }: AnyReport): string[] {
  if (!baseline) return [];
  const { added, known, gone, unchecked } = baseline;
  const shown = gone.slice(0, MAX_GONE);
  const rest = gone.length - shown.length;
  return [
    ...shown.map(({ id, message }) => `Gone since the baseline: ${id}: ${printable(message)}`),
    ...(rest > 0 ? [`Gone since the baseline: ${rest} more`] : []),
    `Compared with the baseline: ${added.length} new, ${known.length} known, ${gone.length} gone, ${unchecked.length} not exercised`,
  ];
}

function summary({ rules, isStrict, requests, milliseconds, seed }: AnyReport): string {
  // What fails no run is not counted as failed: the exit code would contradict it.
  const strict = isStrict ? [] : rules.filter(isStrictlyFailed);
  const count = (verdict: Verdict): number =>
    rules.filter((rule) => rule.verdict === verdict && !strict.includes(rule)).length;
  const isShown = (verdict: Verdict): boolean => verdict !== "undecidable" || count(verdict) > 0;
  const verdicts = VERDICTS.filter(isShown).map((verdict) => `${count(verdict)} ${verdict}`);
  if (strict.length > 0) verdicts.splice(2, 0, `${strict.length} failed strictly`);
  return `${verdicts.join(", ")}; ${requests} requests in ${(milliseconds / 1_000).toFixed(1)} s; seed ${seed}`;
}
