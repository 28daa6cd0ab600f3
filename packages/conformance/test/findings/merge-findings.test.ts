import { expect, test } from "vitest";
import { type Finding, mergeFindings } from "../../src/findings/finding.js";

const finding = (message: string, curl: string, rule = "a-rule"): Finding => ({
  rule,
  basis: { clause: "Job" },
  waivable: false,
  severity: "error",
  message,
  curl,
  count: 1,
});

test("findings with the same expectation are merged, with the shortest request", () => {
  const merged = mergeFindings([
    finding("expected 1, got 2.", "curl long"),
    finding("expected 1, got 3.", "curl"),
    finding("expected 2, got 3.", "curl"),
  ]);
  expect(merged.map(({ message, curl, count }) => [message, curl, count])).toEqual([
    ["expected 1, got 3.", "curl", 2],
    ["expected 2, got 3.", "curl", 1],
  ]);
});

test("findings of two rules are not merged", () => {
  const merged = mergeFindings([
    finding("expected 1.", "curl"),
    finding("expected 1.", "curl", "b"),
  ]);
  expect(merged).toHaveLength(2);
});
