// Writes SARIF 2.1.0 (OASIS), which GitHub code scanning and other tools read.
import type { Finding } from "../../findings/finding.js";
import type { Level } from "../../findings/level.js";
import type { WaiverResult } from "../../findings/waiver.js";
import { describeBasis } from "../../findings/basis.js";
import { baseUrlOf } from "../base-url-of.js";
import { type AnyReport, canFail, type RuleResult } from "../report.js";
import { TOOL } from "../tool.js";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** Renders a report as SARIF. The location of a finding is in the contract, at the pointer of the violated part. */
export function renderSarif(report: AnyReport): string {
  const { rules, stopped } = report;
  const driver = {
    name: TOOL.name,
    version: TOOL.version,
    rules: rules.map(({ id, title, level }) => ({
      id,
      shortDescription: { text: title },
      defaultConfiguration: { level: sarifLevel(level, report) },
      properties: { tags: [level], ...(level === "unsafe" && SECURITY) },
    })),
  };
  const run = {
    tool: { driver },
    columnKind: "utf16CodeUnits",
    invocations: [{ executionSuccessful: stopped === undefined, startTimeUtc: report.startedAt }],
    automationDetails: { id: `${TOOL.name}/` },
    results: rules.flatMap((rule, index) => resultsOf(report, rule, index)),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs: [run] }, undefined, 2)}\n`;
}

/** Code scanning lists results with this property as security alerts; 7 to 8.9 is high. */
const SECURITY = { "security-severity": "8.0" } as const;

function sarifLevel(level: Level, { isStrict }: AnyReport): "error" | "note" {
  return canFail(level, isStrict) ? "error" : "note";
}

function resultsOf(report: AnyReport, rule: RuleResult, ruleIndex: number): readonly object[] {
  const result = (finding: Finding): object => resultOf(report, finding, ruleIndex);
  const waived = rule.waived.map((finding) => ({
    ...result(finding),
    suppressions: [{ kind: "external", justification: reasonOf(report.waivers, finding) }],
  }));
  return [...rule.findings.map(result), ...waived];
}

function reasonOf(waivers: readonly WaiverResult[], { id }: Finding): string {
  return waivers.find(({ findings }) => findings.includes(id))?.reason ?? "";
}

function resultOf(report: AnyReport, finding: Finding, ruleIndex: number): object {
  const { baseline, target } = report;
  const { id, rule, level, message, basis, count } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: sarifLevel(level, report),
    message: { text: `${message} (${describeBasis(basis)})` },
    locations: [locationOf(finding)],
    partialFingerprints: { "finding/v1": id },
    occurrenceCount: count,
    ...(baseline && { baselineState: baseline.known.includes(id) ? "unchanged" : "new" }),
    webRequest: webRequest(target, finding),
    ...webResponse(finding),
  };
}

/**
 * Readers require a position in a file, but a bundled contract has no meaningful lines, so this is always its first
 * line.
 */
function locationOf({ pointer = "" }: Finding): object {
  return {
    physicalLocation: { artifactLocation: { uri: "openapi.json" }, region: { startLine: 1 } },
    logicalLocations: [{ fullyQualifiedName: pointer, kind: "member" }],
  };
}

function webRequest(target: string, { request, curl }: Finding): object {
  const { method, path, headers } = request;
  const lines = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]);
  return {
    target: `${baseUrlOf({ target }) ?? ""}${path}`,
    method,
    headers: Object.fromEntries(lines),
    properties: { curl },
  };
}

function webResponse({ status, excerpt }: Finding): object {
  if (status === undefined) return { webResponse: { noResponseReceived: true } };
  return { webResponse: { statusCode: status, body: { text: excerpt ?? "" } } };
}
