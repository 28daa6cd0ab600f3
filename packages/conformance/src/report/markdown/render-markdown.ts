import { COVERAGE_PARTS, type Coverage, shareOf } from "../../coverage/coverage.js";
import { describeBasis } from "../../findings/basis.js";
import type { Finding } from "../../findings/finding.js";
import { describeSubject } from "../../findings/waiver.js";
import { byLevel } from "../by-level.js";
import { type AnyReport, isFailure, VERDICTS } from "../report.js";
import { describeTraffic } from "../traffic-summary.js";

/** Maximum number of findings. A GitHub Actions step summary is limited to 1 MiB; this stays far below. */
const MAX_FINDINGS = 100;

const MAX_TEXT = 1_000;

/** Renders a report as Markdown, for the summary of a CI job. */
export function renderMarkdown(report: AnyReport): string {
  const all = report.rules.flatMap((rule) => rule.findings);
  const failures = all.filter((finding) => isFailure(report, finding));
  const others = all.filter((finding) => !isFailure(report, finding));
  const findings = [...byLevel(failures), ...byLevel(others)];
  const rest = findings.length - MAX_FINDINGS;
  return [
    `## Conformance of ${inline(report.target)}`,
    "",
    ...(report.stopped === undefined
      ? []
      : [`**The run ended early:** ${inline(report.stopped)}`, ""]),
    `**${failures.length === 0 ? "Nothing fails" : `${failures.length} findings fail`}** · ${report.requests} requests in ${(report.milliseconds / 1_000).toFixed(1)} s · seed ${report.seed}`,
    "",
    `| ${VERDICTS.join(" | ")} |`,
    `|${" ---: |".repeat(VERDICTS.length)}`,
    `| ${VERDICTS.map((verdict) => report.rules.filter((rule) => rule.verdict === verdict).length).join(" | ")} |`,
    "",
    ...findings.slice(0, MAX_FINDINGS).flatMap((finding) => findingLines(report, finding)),
    ...(rest > 0 ? [`And ${rest} more findings in the report.`, ""] : []),
    ...comparisonLines(report),
    ...waiverLines(report),
    ...trafficLines(report),
    ...coverageLines(report),
  ].join("\n");
}

function findingLines(report: AnyReport, finding: Finding): string[] {
  const { id, message, level, basis, count, status, excerpt = "", curl } = finding;
  const mark = isFailure(report, finding) ? "❌" : "⚠️";
  const known = report.baseline?.known.includes(id) ? ", in the baseline" : "";
  const came = status === undefined ? "no response" : `${status} ${excerpt}`.trim();
  return [
    `<details><summary>${mark} <code>${html(finding.rule)}</code> ${html(message)}</summary>`,
    "",
    `${level}; ${inline(describeBasis(basis))}; ${count === 1 ? "once" : `${count} times`}${known}; id ${inline(id)}`,
    "",
    ...fenced(`${curl}\n\n${came}`),
    "",
    "</details>",
    "",
  ];
}

function comparisonLines({ baseline }: AnyReport): string[] {
  if (!baseline) return [];
  const { added, known, gone, unchecked } = baseline;
  return [
    `Compared with the baseline: ${added.length} new, ${known.length} known, ${gone.length} gone, ${unchecked.length} not exercised.`,
    "",
    ...gone.slice(0, MAX_FINDINGS).map(({ id }) => `- gone: ${inline(id)}`),
    ...(gone.length > 0 ? [""] : []),
  ];
}

function waiverLines({ waivers }: AnyReport): string[] {
  const lines = waivers
    .filter(({ state }) => state !== "used" && state !== "not exercised")
    .map((waiver) => `- The waiver of ${inline(describeSubject(waiver))} is ${waiver.state}.`);
  return lines.length === 0 ? [] : [...lines, ""];
}

function trafficLines({ traffic }: AnyReport): string[] {
  return traffic ? [...describeTraffic(traffic).map((line) => `- ${html(line)}`), ""] : [];
}

function coverageLines({ coverage }: AnyReport): string[] {
  if (!coverage) return [];
  const parts = Object.keys(COVERAGE_PARTS) as (keyof Coverage)[];
  const rows = parts.map((part) => {
    const { covered, total } = shareOf(part, coverage);
    return `| ${COVERAGE_PARTS[part]} | ${covered} of ${total} |`;
  });
  return ["| coverage of the contract | exercised |", "| --- | ---: |", ...rows, ""];
}

/** Wraps a text in a code fence that is longer than any run of backticks in it. */
function fenced(text: string): string[] {
  const shown = text.slice(0, MAX_TEXT);
  const longest = Math.max(2, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return [fence, shown, fence];
}

/** Renders inline code. If a viewer would collapse its spaces, it becomes an HTML element, which can preserve them. */
function inline(text: string): string {
  const plain = oneLine(text);
  if (/^ | {2}| $/.test(plain)) return `<code>${html(plain)}</code>`;
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `\`${plain}\`` : `${fence} ${plain} ${fence}`;
}

/**
 * Renders text as HTML: text from a target becomes neither an element nor a link nor a mention, and all spaces are
 * shown.
 */
function html(text: string): string {
  const escaped = oneLine(text).replaceAll(
    /[&<>"'`*_[\]\\@#:~|]/g,
    (character) => `&#${character.codePointAt(0)};`,
  );
  return escaped.replaceAll(/^ | (?= )| $/g, "&#160;");
}

function oneLine(text: string): string {
  return text.slice(0, MAX_TEXT).replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ");
}
