import { createHash } from "node:crypto";
import { renderRules } from "../report/html/render-rules.js";
import { STYLE } from "../report/html/style.js";
import { Markup, markup } from "../report/markup.js";
import { TOOL } from "../report/tool.js";
import type { LiveState } from "./live-state.js";
import { LIVE_MARKS } from "./live-parts.js";
import { PAGE_SCRIPT } from "./page-script.js";

/** Content Security Policy of the page: its own style and script, and events from its own origin. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hashOf(STYLE)}'`,
  `script-src 'sha256-${hashOf(PAGE_SCRIPT)}'`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

/** Renders the page without the parts that change; its script fetches those. */
export function renderLivePage(state: LiveState): string {
  const { target, startedAt } = state;
  const since = startedAt.replace("T", " ").replace(/\.\d+Z/, " UTC");
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title id="page-title">Conformance of ${target}</title>
${new Markup(`<style>${STYLE}</style>`)}
</head>
<body data-run="${startedAt}">
<header>
<h1 id="headline">Conformance of ${target}</h1>
<p class="muted">Traffic through the proxy since <time datetime="${startedAt}">${since}</time> · ${TOOL.packageName} ${TOOL.version}</p>
<p id="connection" class="notice" role="status">Connecting to the proxy.</p>
<noscript><p class="notice">The page needs scripts to follow the proxy.</p></noscript>
<ul class="counts" id="exchange-counts" aria-label="Exchanges"></ul>
<ul class="counts" id="verdict-counts" aria-label="Rules by verdict"></ul>
<nav aria-label="Parts of this page"><ul><li><a href="#findings">Findings</a></li><li><a href="#rules">Rules</a></li><li><a href="#exchanges">Last exchanges</a></li></ul></nav>
</header>
<main>
<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings</h2>
<p id="news" role="status"></p>
<div id="finding-list"></div>
<div id="unshown"></div>
</section>
${renderRules(state, LIVE_MARKS)}
<section id="exchanges" aria-labelledby="exchanges-title">
<h2 id="exchanges-title">Last exchanges</h2>
<table><thead><tr><th scope="col">Request</th><th scope="col">Response</th><th scope="col" class="number">Time</th></tr></thead><tbody id="exchange-rows"></tbody></table>
</section>
</main>
${new Markup(`<script>${PAGE_SCRIPT}</script>`)}
</body>
</html>
`.text;
}
