import { expect, test } from "vitest";
import { formatTestCounts, sumTestCounts } from "../src/test-counts.ts";

const report = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [],
};

test("adds up the reports of all packages", () => {
  expect(sumTestCounts([report, report])).toEqual({ passed: 6, failed: 2, skipped: 4 });
});

test("counts a file that could not run as one failure", () => {
  const broken = { ...report, testResults: [{ status: "failed", assertionResults: [] }] };
  expect(sumTestCounts([broken]).failed).toBe(2);
});

test("names skipped tests only where there are any", () => {
  expect(formatTestCounts({ passed: 6, failed: 0, skipped: 0 })).toBe("6 passed, 0 failed");
  expect(formatTestCounts({ passed: 6, failed: 2, skipped: 4 })).toBe(
    "6 passed, 2 failed, 4 skipped",
  );
});
