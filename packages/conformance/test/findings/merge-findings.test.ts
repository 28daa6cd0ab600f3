import { expect, test } from "vitest";
import { findingId } from "../../src/findings/finding-id.js";
import { type Finding, mergeFindings } from "../../src/findings/finding.js";
import { sampleFinding } from "../report/sample-report.js";

const finding = (message: string, curl: string, rule = "a-rule"): Finding =>
  sampleFinding({ rule, message, curl });

test("merges findings with the same expectation and keeps the shortest request", () => {
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

test("shows the worse one of merged findings", () => {
  const strict = { ...finding("expected 1, got 2.", "curl"), level: "strict" } as const;
  const broken = { ...finding("expected 1, got 3.", "curl long"), level: "broken" } as const;
  for (const order of [
    [strict, broken],
    [broken, strict],
  ])
    expect(mergeFindings(order)).toMatchObject([{ level: "broken", curl: "curl long", count: 2 }]);
});

test("does not merge findings of two rules", () => {
  const merged = mergeFindings([
    finding("expected 1.", "curl"),
    finding("expected 1.", "curl", "b"),
  ]);
  expect(merged).toHaveLength(2);
});

test("gives different ids to findings that differ only in numbers", () => {
  const merged = mergeFindings([finding("expected 1.", "curl"), finding("expected 2.", "curl")]);
  const [first, second] = merged.map(({ id }) => id);
  expect(second).toBe(`${first}-2`);
});

test("gives the same id despite different ids, counts and responses", () => {
  const id = (message: string): string => findingId("a-rule", { clause: "Job" }, message);
  const name = "conformance-0a1b2c3d-4";
  const uuid = "6f1b9a52-3c1e-4a7d-9f8e-1b2c3d4e5f60";
  expect(id(`${name} of ${uuid}: expected 50 of 60 items, got 20.`)).toBe(
    id(
      `${name.replace("0a", "ff")} of ${uuid.replace("6f", "00")}: expected 50 of 65 items, got 9.`,
    ),
  );
  expect(id("expected a list.")).not.toBe(id("expected an object."));
});
