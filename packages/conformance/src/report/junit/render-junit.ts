// Writes JUnit XML for Jenkins, GitLab and most CI systems: each rule is a test case.
import { describeBasis } from "../../findings/basis.js";
import type { Finding } from "../../findings/finding.js";
import { type Markup, markup } from "../markup.js";
import { baseUrlOf } from "../base-url-of.js";
import { isFailure, type AnyReport, type RuleResult } from "../report.js";

/** Renders a report as JUnit XML. Findings that do not fail the run become the output of their test case. */
export function renderJunit(report: AnyReport): string {
  const { rules, milliseconds, startedAt, target, seed } = report;
  const failures = rules.filter((rule) => failing(report, rule).length > 0).length;
  const skipped = rules.filter((rule) => isSkipped(rule)).length;
  const counts = markup`tests="${rules.length}" failures="${failures}" errors="0" skipped="${skipped}" time="${seconds(milliseconds)}"`;
  const { text } = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="document-export-conformance" ${counts}>
  <testsuite name="${report.title}" ${counts} timestamp="${startedAt.replace(/\.\d+Z$/, "")}" hostname="${hostOf(report)}">
    <properties>
      <property name="target" value="${target}"/>
      <property name="seed" value="${seed}"/>
    </properties>
${rules.map((rule) => renderCase(report, rule))}  </testsuite>
</testsuites>
`;
  return text;
}

/** For a recording, the host is this machine. */
function hostOf(report: AnyReport): string {
  const baseUrl = baseUrlOf(report);
  return baseUrl === undefined ? "localhost" : new URL(baseUrl).hostname;
}

function renderCase(report: AnyReport, rule: RuleResult): Markup {
  const failures = failing(report, rule);
  const others = rule.findings.filter((finding) => !failures.includes(finding));
  const body = [
    ...(isSkipped(rule)
      ? [markup`      <skipped message="${rule.verdict}: ${rule.reason ?? ""}"/>\n`]
      : []),
    ...renderFailure(failures),
    ...renderOutput(others, rule),
  ];
  return markup`    <testcase classname="conformance" name="${rule.id}" time="${seconds(rule.milliseconds)}">
${body}    </testcase>
`;
}

function failing(report: AnyReport, { findings }: RuleResult): readonly Finding[] {
  return findings.filter((finding) => isFailure(report, finding));
}

function isSkipped({ verdict }: RuleResult): boolean {
  return verdict === "not exercised" || verdict === "undecidable";
}

/** Renders a single element, since readers use only the first failure of a test case. */
function renderFailure(findings: readonly Finding[]): Markup[] {
  const [first] = findings;
  if (!first) return [];
  const rest = findings.length > 1 ? ` (and ${findings.length - 1} more)` : "";
  const text = findings.map(describe).join("\n\n");
  return [
    markup`      <failure message="${first.message}${rest}" type="${first.level}: ${describeBasis(first.basis)}">${text}</failure>\n`,
  ];
}

function renderOutput(others: readonly Finding[], { waived }: RuleResult): Markup[] {
  const lines = [
    ...others.map((finding) => `Does not fail the run: ${describe(finding)}`),
    ...waived.map((finding) => `Waived: ${describe(finding)}`),
  ];
  return lines.length === 0 ? [] : [markup`      <system-out>${lines.join("\n\n")}</system-out>\n`];
}

function describe({ id, message, level, basis, status, excerpt, curl }: Finding): string {
  const came = status === undefined ? "no response" : `${status} ${excerpt ?? ""}`.trim();
  return `${message}\nid: ${id}\nlevel: ${level}\nbasis: ${describeBasis(basis)}\ncame: ${came}\n${curl}`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(3);
}
