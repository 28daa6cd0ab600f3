import { createHash } from "node:crypto";
import { Markup, markup } from "../markup.js";
import { failuresOf, type AnyReport } from "../report.js";
import { TOOL } from "../tool.js";
import { renderCoverage } from "./render-coverage.js";
import { renderTraffic } from "./render-traffic.js";
import { renderVerdicts } from "./render-counts.js";
import { renderFindings } from "./render-findings.js";
import { renderText } from "./render-text.js";
import { renderRest, renderRules } from "./render-rules.js";
import { STYLE } from "./style.js";

/** Maximum size of a page, achieved by shortening the quotes in its findings. */
const MAX_PAGE_BYTES = 1_000_000;

/** Number of characters shown of one request or response: normally, and on a page with many findings. */
const MAX_QUOTE = { roomy: 6_000, tight: 300 } as const;

/**
 * Renders a report as one self-contained page: no script, no font, no request. Text from the target is escaped, and a
 * `Content-Security-Policy` forbids everything but its style.
 */
export function renderHtml(report: AnyReport): string {
  const page = renderPage(report, MAX_QUOTE.roomy);
  return Buffer.byteLength(page) <= MAX_PAGE_BYTES ? page : renderPage(report, MAX_QUOTE.tight);
}

function renderPage(report: AnyReport, maxQuote: number): string {
  const hash = createHash("sha256").update(STYLE).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const { text } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Conformance of ${report.target}</title>
${new Markup(`<style>${STYLE}</style>`)}
</head>
<body>
${renderHeader(report)}
<main>
${renderFindings(report, maxQuote)}
${renderRules(report)}
${report.traffic ? renderTraffic(report.traffic) : ""}
${report.coverage ? renderCoverage(report.coverage) : ""}
${renderRest(report)}
</main>
</body>
</html>
`;
  return text;
}

/** Describes in words how many findings fail the run. */
export function headlineOf(failing: number): string {
  if (failing === 0) return "Nothing fails";
  return `${failing} ${failing === 1 ? "finding fails" : "findings fail"}`;
}

function renderHeader(report: AnyReport): Markup {
  const { title, target, startedAt, requests, milliseconds, seed, depth, rules, stopped } = report;
  const failing = failuresOf(report).length;
  return markup`<header>
<h1>${headlineOf(failing)}: ${target}</h1>
<p class="muted">${title} · <time datetime="${startedAt}">${startedAt.replace("T", " ").replace(/\.\d+Z/, " UTC")}</time> · ${requests} requests in ${(milliseconds / 1_000).toFixed(1)} s · seed ${seed} · depth ${depth} · ${TOOL.packageName} ${TOOL.version}</p>
${stopped === undefined ? "" : markup`<p class="notice"><strong>The run ended early:</strong> ${renderText(stopped)}</p>`}
<ul class="counts" aria-label="Rules by verdict">${renderVerdicts(rules)}</ul>
<nav aria-label="Parts of this page"><ul><li><a href="#findings">Findings</a></li><li><a href="#rules">Rules</a></li>${report.traffic ? markup`<li><a href="#traffic">Traffic</a></li>` : ""}${report.coverage ? markup`<li><a href="#coverage">Coverage</a></li>` : ""}<li><a href="#rest">Waivers and what was created</a></li></ul></nav>
</header>`;
}
