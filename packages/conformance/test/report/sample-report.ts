// A report whose members can be replaced, for tests of code that reads reports.
import { findingId } from "../../src/findings/finding-id.js";
import type { Finding } from "../../src/findings/finding.js";
import type { Report, RuleResult } from "../../src/report/report.js";

/** A finding on a fact. */
export function sampleFinding(members: Partial<Finding> = {}): Finding {
  const { rule = "a-rule", basis = { clause: "Job" }, message = "expected 1, got 2." } = members;
  return {
    id: findingId(rule, basis, message),
    rule,
    basis,
    waivable: false,
    level: "broken",
    message,
    curl: "curl -sS -i 'http://127.0.0.1:8080/v2/webhooks' -H \"authorization: Bearer $TOKEN\"",
    request: {
      operation: "listWebhooks",
      method: "GET",
      path: "/v2/webhooks",
      headers: { authorization: "Bearer $TOKEN" },
    },
    status: 200,
    excerpt: '{"items":[]}',
    standsAlone: false,
    count: 1,
    ...members,
  };
}

/** A rule result, which failed by default. */
export function sampleRule(members: Partial<RuleResult> = {}): RuleResult {
  return {
    id: "a-rule",
    title: "Something holds.",
    family: "paging",
    level: "broken",
    verdict: "failed",
    findings: [],
    waived: [],
    requests: 1,
    milliseconds: 12,
    ...members,
  };
}

/** A report of a run without rules. */
export function sampleReport(members: Partial<Report> = {}): Report {
  return {
    reportVersion: 1,
    startedAt: "2026-11-22T17:00:00.000Z",
    title: "Document Export",
    target: "http://127.0.0.1:8080",
    seed: 1,
    depth: "default",
    waivers: [],
    requests: 1,
    milliseconds: 10,
    rules: [],
    created: [],
    coverage: {
      operations: [],
      parameters: [],
      requestKeywords: [],
      responseKeywords: [],
      statuses: [],
      headers: [],
      mediaTypes: [],
      events: [],
    },
    ...members,
  };
}
