import type { Finding } from "../findings/finding.js";
import { renderCount, renderVerdicts } from "../report/html/render-counts.js";
import {
  MAX_SHOWN_FINDINGS,
  renderDetails,
  renderRuleHeading,
  renderSummary,
  renderUnshown,
} from "../report/html/render-findings.js";
import { headlineOf } from "../report/html/render-html.js";
import { renderRuleRows, type VerdictMarks } from "../report/html/render-rules.js";
import { markup, type Markup } from "../report/markup.js";
import { failuresOf, type RuleResult } from "../report/report.js";
import type { SeenExchange } from "../traffic/seen-exchange.js";
import type { LiveState } from "./live-state.js";

/** A part of the page that is updated. */
export interface LivePart {
  /** Id of its element. */
  readonly id: string;
  /** Content of the element. @default the content it was appended with */
  readonly html?: string;
  /** How to create the element if the page does not have it: markup to append to another element. */
  readonly missing?: { readonly parent: string; readonly element: string };
}

/** Maximum number of characters shown of a request or response. */
const MAX_QUOTE = 1_000;

/** A rule has no verdict before the end, since later traffic may still violate it. */
export const LIVE_MARKS = {
  passed: markup`<span class="passed">✓ nothing found so far</span>`,
  failed: markup`<span class="failed">✗ failed</span>`,
  "not exercised": markup`<span class="open">– nothing seen yet</span>`,
  undecidable: markup`<span class="open">– nothing seen yet</span>`,
} as const satisfies VerdictMarks;

const LIVE_WORDS = {
  passed: "with nothing found so far",
  failed: "failed",
  "not exercised": "with nothing seen yet",
} as const;

/** Returns every part of the page, parents before their children. */
export function livePartsOf(state: LiveState): readonly LivePart[] {
  const { rules, hasEnded, exchanges, target } = state;
  const failing = failuresOf(state).length;
  const headline = hasEnded ? headlineOf(failing) : soFar(failing);
  const verdicts = renderVerdicts(rules, hasEnded ? undefined : LIVE_WORDS);
  const ruleRows = renderRuleRows(rules, hasEnded ? undefined : LIVE_MARKS);
  return [
    part("page-title", markup`${headline}: ${target}`),
    part("headline", markup`${headline}: ${target}`),
    part("exchange-counts", markup`${renderExchangeCounts(state)}`),
    part("verdict-counts", markup`${verdicts}`),
    part("news", describeNews(rules)),
    ...findingParts(state),
    part("rule-rows", markup`${ruleRows}`),
    part("exchange-rows", markup`${exchanges.map(renderExchange)}`),
  ];
}

function part(id: string, { text }: Markup, missing?: LivePart["missing"]): LivePart {
  return { id, html: text, ...(missing && { missing }) };
}

function soFar(failing: number): string {
  if (failing === 0) return "Nothing found so far";
  return `${failing} ${failing === 1 ? "finding" : "findings"} so far`;
}

function renderExchangeCounts({ counts, waiting }: LiveState): readonly Markup[] {
  const { judged, lost, silent, aborted, outside } = counts;
  const always = [
    { count: judged, word: "exchanges judged", className: "" },
    { count: waiting, word: "waiting for a verdict", className: "" },
    { count: lost, word: "not judged in time", className: lost > 0 ? "open" : "" },
  ];
  const others = [
    { count: silent, word: "without a complete response", className: "open" },
    { count: aborted, word: "given up by the caller", className: "" },
    { count: outside, word: "not of this API", className: "" },
  ];
  return [...always, ...others.filter(({ count }) => count > 0)].map(renderCount);
}

/** Maximum number of rules named in the announcement of findings. */
const MAX_NAMED_RULES = 5;

/** The text changes only with the number of findings, since a screen reader reads each change aloud. */
function describeNews(rules: readonly RuleResult[]): Markup {
  const failed = rules.filter(({ findings }) => findings.length > 0);
  const total = failed.reduce((sum, { findings }) => sum + findings.length, 0);
  if (total === 0) return markup`Nothing was found so far.`;
  const names = failed.slice(0, MAX_NAMED_RULES).map(({ id }) => id);
  const rest = failed.length - names.length;
  const more = rest > 0 ? ` and ${rest} more rules` : "";
  return markup`${total} ${total === 1 ? "finding" : "findings"} of ${names.join(", ")}${more}.`;
}

function findingParts(state: LiveState): readonly LivePart[] {
  const parts: LivePart[] = [];
  let left = MAX_SHOWN_FINDINGS;
  let total = 0;
  for (const rule of state.rules) {
    total += rule.findings.length;
    const shown = rule.findings.slice(0, left);
    left -= shown.length;
    if (shown.length === 0) continue;
    const group = `group-${rule.id}`;
    const element = markup`<div id="${group}">${renderRuleHeading(rule)}</div>`.text;
    parts.push({ id: group, missing: { parent: "finding-list", element } });
    for (const finding of shown) parts.push(...partsOfFinding(state, finding, group));
  }
  parts.push(part("unshown", renderUnshown(total)));
  return parts;
}

/** Cache of rendered findings. A changed finding is a new object. */
const rendered = new WeakMap<Finding, readonly LivePart[]>();

/** The summary and the details are updated separately, so that focus and open state are preserved. */
function partsOfFinding(state: LiveState, finding: Finding, parent: string): readonly LivePart[] {
  const known = rendered.get(finding);
  if (known) return known;
  const { id } = finding;
  const element = markup`<details id="${id}"><summary id="${id}-summary"></summary><div id="${id}-details"></div></details>`;
  const summary = renderSummary(state, finding, MAX_QUOTE);
  const parts = [
    part(`${id}-summary`, summary, { parent, element: element.text }),
    part(`${id}-details`, renderDetails(state, finding, MAX_QUOTE)),
  ];
  rendered.set(finding, parts);
  return parts;
}

function renderExchange({ sentAt, milliseconds, method, path, status }: SeenExchange): Markup {
  const time = new Date(sentAt).toISOString();
  const came =
    status === undefined ? markup`<span class="open">no complete response</span>` : status;
  return markup`<tr><td><code>${method} ${path}</code><br><span class="muted"><time datetime="${time}">${time.slice(11, 19)} UTC</time></span></td><td>${came}</td><td class="number">${Math.round(milliseconds)} ms</td></tr>
`;
}
