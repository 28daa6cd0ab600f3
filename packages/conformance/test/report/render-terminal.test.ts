import { expect, test } from "vitest";
import { createStyle } from "../../src/report/style.js";
import { renderTerminal } from "../../src/report/terminal/render-terminal.js";
import { wrap } from "../../src/report/terminal/wrap.js";
import { sampleFinding, sampleReport, sampleRule } from "./sample-report.js";

const REPORT = sampleReport({
  requests: 2,
  milliseconds: 1_250,
  created: [{ operation: "createWebhook", id: 3 }],
  rules: [
    sampleRule({
      findings: [
        sampleFinding({
          id: "a-rule-0a1b2c3d",
          basis: { decision: "page-size" },
          waivable: true,
          message: "expected 1, got `\u001B[2J`.",
          curl: "curl 'http://127.0.0.1:8080/'",
          status: 200,
          excerpt: "\u001B]0;title\u0007\n{}",
          count: 3,
        }),
      ],
    }),
    sampleRule({ id: "b", verdict: "not exercised", reason: "why" }),
    sampleRule({ id: "c", verdict: "passed", reason: "half" }),
  ],
});

test("prints verdicts, reasons and findings without the target's control characters", () => {
  expect(renderTerminal(REPORT, createStyle(false))).toBe(`✗ a-rule (broken)
    expected 1, got \` [2J\`. (3 times)
      basis: decision page-size, --waive page-size
      response: 200  ]0;title {}
      curl 'http://127.0.0.1:8080/'
      id: a-rule-0a1b2c3d
✓ c (in part: half)
– b (not exercised: why)

Created by createWebhook, and not removed: 3
paging  2 of 3 exercised
1 passed, 1 failed, 1 not exercised; 2 requests in 1.3 s; seed 1
`);
});

test("wraps and indents a line at spaces to the terminal width", () => {
  expect(wrap("    one two three four five six seven eight nine ten", 40)).toEqual([
    "    one two three four five six seven",
    "    eight nine ten",
  ]);
  expect(wrap("a line of any length", undefined)).toEqual(["a line of any length"]);
});
