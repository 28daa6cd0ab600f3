import { expect, test } from "vitest";
import type { Report } from "../../src/report/report.js";
import { renderTerminal } from "../../src/report/render.js";
import { createStyle } from "../../src/report/style.js";

const REPORT: Report = {
  target: "http://127.0.0.1:8080",
  seed: 1,
  depth: "default",
  waive: [],
  requests: 2,
  milliseconds: 1_250,
  created: [{ operation: "createWebhook", id: 3 }],
  rules: [
    {
      id: "a-rule",
      title: "Something holds.",
      severity: "error",
      verdict: "failed",
      findings: [
        {
          rule: "a-rule",
          basis: { decision: "page-size" },
          waivable: true,
          severity: "error",
          message: "expected 1, got `\u001B[2J`.",
          curl: "curl 'http://127.0.0.1:8080/'",
          status: 200,
          excerpt: "\u001B]0;title\u0007\n{}",
          count: 3,
        },
      ],
      waived: [],
      requests: 1,
    },
    {
      id: "b",
      title: "",
      severity: "error",
      verdict: "not exercised",
      reason: "why",
      findings: [],
      waived: [],
      requests: 0,
    },
    {
      id: "c",
      title: "",
      severity: "error",
      verdict: "passed",
      reason: "half",
      findings: [],
      waived: [],
      requests: 1,
    },
  ],
};

test("a report shows verdicts, reasons and findings without control characters of the target", () => {
  expect(renderTerminal(REPORT, createStyle(false))).toBe(`✗ a-rule
    expected 1, got \` [2J\`. (3 times)
      basis: decision page-size, --waive page-size
      response: 200  ]0;title {}
      curl 'http://127.0.0.1:8080/'
✓ c (in part: half)
– b (not exercised: why)

Created by createWebhook, and still there: 3
1 passed, 1 failed, 1 not exercised; 2 requests in 1.3 s; seed 1
`);
});
