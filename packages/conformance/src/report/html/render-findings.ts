import { describeBasis } from "../../findings/basis.js";
import type { Finding } from "../../findings/finding.js";
import { fetchCode } from "../../probe/reproduce/fetch-code.js";
import { type Markup, markup } from "../markup.js";
import { baseUrlOf } from "../base-url-of.js";
import { byLevel } from "../by-level.js";
import { canFail, isFailure, type AnyReport, type RuleResult } from "../report.js";
import { TOOL } from "../tool.js";
import { renderText } from "./render-text.js";

/** Maximum number of findings on a page; the JSON report contains them all. */
export const MAX_SHOWN_FINDINGS = 500;

/** Renders the findings by rule: what was expected, what was received, and how to reproduce it. */
export function renderFindings(report: AnyReport, maxQuote: number): Markup {
  const failed = byLevel(report.rules.filter(({ findings }) => findings.length > 0));
  const total = failed.reduce((sum, { findings }) => sum + findings.length, 0);
  const sections: Markup[] = [];
  let left = MAX_SHOWN_FINDINGS;
  for (const rule of failed) {
    if (left === 0) break;
    const shown = rule.findings.slice(0, left);
    left -= shown.length;
    sections.push(renderRule(report, { ...rule, findings: shown }, maxQuote));
  }
  return markup`<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings</h2>
${total === 0 ? markup`<p>Nothing was found.</p>` : sections}
${renderUnshown(total)}
</section>`;
}

/** Renders how many of the `total` findings a page leaves out; nothing if it shows all. */
export function renderUnshown(total: number): Markup {
  const unshown = total - MAX_SHOWN_FINDINGS;
  if (unshown <= 0) return markup``;
  return markup`<p class="notice">And ${unshown} more findings: see the JSON report.</p>`;
}

/** The part of a report that is needed to render its findings. */
export type FindingContext = Pick<AnyReport, "target" | "baseline" | "isStrict">;

/** Renders the heading of a rule's findings. */
export function renderRuleHeading({ id, title }: Pick<RuleResult, "id" | "title">): Markup {
  return markup`<h3><code>${id}</code></h3>
<p class="muted">${renderText(title)}</p>`;
}

function renderRule(report: AnyReport, rule: RuleResult, maxQuote: number): Markup {
  return markup`${renderRuleHeading(rule)}
${rule.findings.map((finding) => renderFinding(report, finding, maxQuote))}`;
}

function renderFinding(report: AnyReport, finding: Finding, maxQuote: number): Markup {
  return markup`<details id="${finding.id}"><summary>${renderSummary(report, finding, maxQuote)}</summary>
${renderDetails(report, finding, maxQuote)}
</details>
`;
}

/** Renders the summary line of a finding, which is visible while its details are closed. */
export function renderSummary(report: FindingContext, finding: Finding, maxQuote: number): Markup {
  const { message, count, level } = finding;
  const mark = isFailure(report, finding)
    ? markup`<span class="failed">✗ ${level}</span>`
    : markup`<span class="open">${canFail(level, report.isStrict) ? `${level}, in the baseline` : level}</span>`;
  return markup`${mark} ${renderText(shorten(message, maxQuote))}${count > 1 ? ` (${count} times)` : ""}`;
}

/** Renders the basis of a finding, what was received, and how to reproduce it. */
export function renderDetails(report: FindingContext, finding: Finding, maxQuote: number): Markup {
  const { id, basis, pointer, request, curl } = finding;
  const baseUrl = baseUrlOf(report);
  const contract =
    pointer === undefined ? "" : markup`<br>In the contract: <code>${pointer}</code>`;
  const waive =
    finding.waivable && "decision" in basis
      ? markup`<br>To stand by it: <code>--waive ${basis.decision}</code>, or a waiver with a reason.`
      : "";
  const block = (title: string, text: string): Markup =>
    markup`<h4>${title}</h4><pre>${shorten(text, maxQuote)}</pre>`;
  return markup`<p>Rests on: ${describeBasis(basis)}${contract}${waive}</p>
${block("Response", cameOf(finding))}
${block("Request as curl", curl)}
${baseUrl === undefined ? "" : block("Request as fetch", fetchCode(baseUrl, request))}
${block("Replay", `npx ${TOOL.packageName} replay report.json ${id}`)}`;
}

function cameOf({ status, excerpt = "" }: Finding): string {
  if (status === undefined) return "No complete response.";
  return excerpt === "" ? `${status} without a body` : `${status}\n${excerpt}`;
}

/** Truncates a text so that it has at most `max` characters after escaping, with its backticks turned into elements. */
function shorten(text: string, max: number): string {
  let length = 0;
  let index = 0;
  for (; index < text.length; index += 1) {
    length += /[&<>"'`]/.test(text.charAt(index)) ? MAX_ESCAPE : 1;
    if (length > max) break;
  }
  return index === text.length ? text : `${text.slice(0, index)}… (whole in the JSON report)`;
}

/** The length of `</code>`. */
const MAX_ESCAPE = 7;
