import { describeSubject } from "../../findings/waiver.js";
import { type Markup, markup } from "../markup.js";
import type { AnyReport, RuleResult, Verdict } from "../report.js";
import { renderText } from "./render-text.js";

/** The markup for each verdict on a page. */
export type VerdictMarks = Readonly<Record<Verdict, Markup>>;

const MARKS = {
  passed: markup`<span class="passed">✓ passed</span>`,
  failed: markup`<span class="failed">✗ failed</span>`,
  "not exercised": markup`<span class="open">– not exercised</span>`,
  undecidable: markup`<span class="open">? undecidable</span>`,
} as const satisfies VerdictMarks;

/** Renders a table of all rules with their verdicts. */
export function renderRules(
  { rules }: Pick<AnyReport, "rules">,
  marks: VerdictMarks = MARKS,
): Markup {
  return markup`<section id="rules" aria-labelledby="rules-title">
<h2 id="rules-title">Rules</h2>
<details><summary>${rules.length} rules <span class="muted">and why those without a verdict have none</span></summary>
<table><thead><tr><th scope="col" class="rule">Rule</th><th scope="col">Verdict</th><th scope="col" class="number">Requests</th></tr></thead><tbody id="rule-rows">
${renderRuleRows(rules, marks)}</tbody></table></details>
</section>`;
}

/** Renders the rows of the rules table. */
export function renderRuleRows(
  rules: readonly RuleResult[],
  marks: VerdictMarks = MARKS,
): readonly Markup[] {
  return rules.map((rule) => renderRow(rule, marks));
}

function renderRow(
  { id, title, verdict, reason, requests, waived }: RuleResult,
  marks: VerdictMarks,
): Markup {
  const why =
    reason === undefined ? "" : markup`<br><span class="muted">${renderText(reason)}</span>`;
  const count =
    waived.length === 0 ? "" : markup`<br><span class="muted">${waived.length} waived</span>`;
  return markup`<tr><td><code>${id}</code><br><span class="muted">${renderText(title)}</span></td><td>${marks[verdict]}${count}${why}</td><td class="number">${requests}</td></tr>
`;
}

/** Maximum length of a list on a page; the JSON report contains everything. */
const MAX_LISTED = 200;

/** Renders waivers, the comparison with a baseline, and the resources that the run left on the target. */
export function renderRest(report: AnyReport): Markup {
  return markup`<section id="rest" aria-labelledby="rest-title">
<h2 id="rest-title">Waivers and what was created</h2>
${renderWaivers(report)}
${renderBaseline(report)}
${renderCreated(report)}
</section>`;
}

function renderWaivers({ waivers }: AnyReport): Markup {
  if (waivers.length === 0) return markup`<p>Nothing is waived.</p>`;
  const rows = waivers.map(
    (waiver) =>
      markup`<tr><td>${describeSubject(waiver)}<br><span class="muted">${waiver.reason}</span></td><td>${waiver.until}</td><td class="${waiver.state === "used" ? "passed" : "open"}">${waiver.state}</td></tr>
`,
  );
  return markup`<table><thead><tr><th scope="col">Waiver</th><th scope="col">Until</th><th scope="col">State</th></tr></thead><tbody>
${rows}</tbody></table>`;
}

function renderBaseline({ baseline }: AnyReport): Markup {
  if (!baseline) return markup``;
  const { added, known, gone, unchecked } = baseline;
  const items = gone
    .slice(0, MAX_LISTED)
    .map(({ id, message }) => markup`<li>Gone: <code>${id}</code> ${renderText(message)}</li>`);
  return markup`<h3>Beside the baseline</h3>
<p>${added.length} new, ${known.length} known, ${gone.length} gone, ${unchecked.length} not exercised</p>
<ul>${items}${gone.length > MAX_LISTED ? markup`<li>and ${gone.length - MAX_LISTED} more</li>` : ""}</ul>`;
}

function renderCreated({ created }: AnyReport): Markup {
  if (created.length === 0) return markup`<p>The run created nothing that stays.</p>`;
  const rest = created.length - MAX_LISTED;
  const items = created
    .slice(0, MAX_LISTED)
    .map(({ operation, id }) => markup`<li><code>${operation}</code> ${id ?? "without id"}</li>`);
  return markup`<details><summary>${created.length} things that the run created, and that stay on the target</summary>
<ul>${items}${rest > 0 ? markup`<li>and ${rest} more</li>` : ""}</ul></details>`;
}
